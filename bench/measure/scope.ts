/** Things that were started, to be stopped in the reverse order. */
export type Scope = {
  readonly add: (stop: () => unknown) => void
  /** Stops everything, once; what fails to stop is told and the rest still stopped. */
  readonly close: () => Promise<void>
}

export function createScope(log: (problem: unknown) => void): Scope {
  const stops: (() => unknown)[] = []
  return {
    add: (stop) => stops.push(stop),
    close: async () => {
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        try {
          await stop()
        } catch (problem) {
          log(problem)
        }
      }
    },
  }
}
