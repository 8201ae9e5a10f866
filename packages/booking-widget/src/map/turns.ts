/**
 * Runs what something new is given one after the other, each in a task of its own, so that no press waits for all of it.
 * Once all of that is done, what comes runs at once.
 */
export function createTurns() {
  const waiting: (() => void)[] = []
  let [isNew, isBegun] = [true, false]
  function next() {
    const work = waiting.shift()
    isNew = work !== undefined
    if (!work) return
    setTimeout(next)
    work()
  }
  return {
    take: (work: () => void) => {
      if (!isNew) return work()
      if (!isBegun) setTimeout(next)
      isBegun = true
      waiting.push(work)
    },
    /** What still waits is dropped. */
    end: () => {
      waiting.length = 0
    },
  }
}

/** The next task: what has come meanwhile, such as a press, is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
