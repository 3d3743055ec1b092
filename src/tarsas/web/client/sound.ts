// A few soft tones, made by the browser itself; off until somebody turns them on.
import { memory } from "./page";

type Tone = [frequency: number, start: number, length: number];

const SOUNDS: Record<"move" | "turn" | "end", Tone[]> = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [659, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.4],
  ],
};

let context: AudioContext | null = null;

export function soundOn(): boolean {
  return memory.get("sound") === "on";
}

export function play(name: keyof typeof SOUNDS): void {
  if (!soundOn()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of SOUNDS[name]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

export function setSound(on: boolean): void {
  memory.set("sound", on ? "on" : "off");
  play("turn");
}
