// Requests to the server; an error becomes an exception that says what was wrong to the reader.
import { text } from "./page";
import { refusal } from "./refusals";
import type { Refusal } from "./types";

export class ApiError extends Error {}

async function answer<T>(request: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new ApiError(text("offline"));
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = (body as Partial<Refusal> | null)?.error; // or whatever a proxy on the way says
    throw new ApiError(problem ? refusal(problem.code, problem.message) : text("failed"));
  }
  return body as T;
}

export function get<T>(address: string): Promise<T> {
  return answer<T>(fetch(address, { headers: { accept: "application/json" } }));
}

export function post<T>(address: string, body: unknown = {}): Promise<T> {
  return answer<T>(
    fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    }),
  );
}
