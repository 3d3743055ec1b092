// The same in JavaScript, for Node: a bot that always takes the legal action in the middle.
//
//     tarsas watch marabunta --bots "kitten,cmd:node docs/examples/line_bot.mjs"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "tarsas-bot") console.log("tarsas-bot 1 Middle");
  else if (word === "quit") process.exit();
  else if (word === "go") {
    const legal = rest.slice(rest.indexOf("legal") + 1);
    console.log(`best ${legal[Math.floor(legal.length / 2)]}`);
  }
}
