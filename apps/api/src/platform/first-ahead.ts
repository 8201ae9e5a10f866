/**
 * Lets the first who asks about something go ahead, and all who come meanwhile go on together when it is done. It decides nothing:
 * another process may be doing the same, and the database knows.
 */
export const createFirstAhead = () => {
  const ahead = new Map<number, Promise<unknown>>()
  return async <Result>(about: number, work: () => Promise<Result>): Promise<Result> => {
    const first = ahead.get(about)
    if (first) return first.then(work, work)
    const done = work()
    ahead.set(about, done)
    try {
      return await done
    } finally {
      ahead.delete(about)
    }
  }
}
