// Requests to the server; an error becomes an exception that says what was wrong to the reader.
import { language, text } from "./page";
import type { Refusal } from "./types";

export class ApiError extends Error {
  /** `code` says what kind of fault it is, as far as the server told. */
  constructor(
    message: string,
    readonly code = "",
  ) {
    super(message);
  }
}

async function answer<T>(address: string, how: RequestInit = {}): Promise<T> {
  const asked = new URL(address, location.href);
  asked.searchParams.set("lang", language()); // in which the server says what is wrong
  let response: Response;
  try {
    response = await fetch(asked, how);
  } catch {
    throw new ApiError(text("offline"));
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = (body as Partial<Refusal> | null)?.error; // or whatever a proxy on the way says
    throw new ApiError(problem?.text ?? text("failed"), problem?.code);
  }
  return body as T;
}

export function get<T>(address: string): Promise<T> {
  return answer<T>(address, { headers: { accept: "application/json" } });
}

export function post<T>(address: string, body: unknown = {}): Promise<T> {
  return answer<T>(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}
