/** Lets so many works run at once and so many wait; `full` for one more than that. */
export const createGate = (atOnce: number, mayWait: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  const isFull = () => running >= atOnce && waiting.length >= mayWait
  return {
    isFull,
    run: async <Result>(work: () => Promise<Result>): Promise<Result | 'full'> => {
      if (running >= atOnce) {
        if (isFull()) return 'full'
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        // The place goes straight to the next one, so that nobody slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
