/** Actions that wait for a log-in. Each is told once: `true` after a log-in, `false` when the person gave up. */
export interface WaitingActions {
  readonly add: (settle: (isLoggedIn: boolean) => void) => void
  /** Tells all that wait, and forgets them first, so that none runs twice. */
  readonly settle: (isLoggedIn: boolean) => void
  readonly isEmpty: () => boolean
}

export function createWaitingActions(): WaitingActions {
  let waiting: ((isLoggedIn: boolean) => void)[] = []
  return {
    add: (settle) => {
      waiting.push(settle)
    },
    settle: (isLoggedIn) => {
      const settled = waiting
      waiting = []
      for (const settle of settled) settle(isLoggedIn)
    },
    isEmpty: () => waiting.length === 0,
  }
}
