/**
 * Lets work that is about the same thing begin one after the other in this process. It decides nothing: another process may be
 * doing the same, and the database knows.
 */
export const createTurns = () => {
  const last = new Map<number, Promise<unknown>>()
  return async <Result>(about: number, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(about)
    const done = before ? before.then(work, work) : work()
    last.set(about, done)
    try {
      return await done
    } finally {
      if (last.get(about) === done) last.delete(about)
    }
  }
}
