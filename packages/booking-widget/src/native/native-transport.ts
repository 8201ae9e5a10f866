/** The way to the app around the page, in either of its shapes: texts out, texts in. */
export interface NativeTransport {
  readonly post: (text: string) => void
  /** Called once. What comes in is whatever somebody handed over; nothing is known of it yet. */
  readonly listen: (receive: (text: unknown) => void) => void
}

/** The clock that timeouts and scans go by. */
export interface NativeTimers {
  readonly nowMs: () => number
  /** Runs once after the time; the answer takes it back. */
  readonly after: (ms: number, run: () => void) => () => void
}
