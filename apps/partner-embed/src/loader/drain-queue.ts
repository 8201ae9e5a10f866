/** What a page may have put into `window.delebil` before the script was there. */
export type Command<Api> = (api: Api) => void

/** Runs what waits, and everything that is pushed from now on at once. A command that throws stops no other. */
export function drainQueue<Api extends object>(
  target: { delebil?: unknown },
  api: Api,
  report: (problem: unknown) => void,
): void {
  const before = target.delebil
  // Loaded twice: the first one goes on.
  if (before !== undefined && !Array.isArray(before)) return
  const push = (...commands: readonly Command<Api>[]) => {
    for (const command of commands) {
      try {
        command(api)
      } catch (problem) {
        report(problem)
      }
    }
  }
  target.delebil = { ...api, push }
  // By index: an array of an old page may have more in it than its items.
  if (before) for (let index = 0; index < before.length; index += 1) push(before[index])
}
