import type { Queryable } from './queryable.ts'

/** Asks the database of many at once; answers in their order. */
type AskAll<Item, Answer> = (db: Queryable, items: readonly Item[]) => Promise<readonly Answer[]>

type Waiting<Item, Answer> = {
  readonly item: Item
  readonly answer: (answer: Answer) => void
  readonly fail: (error: unknown) => void
}

/** So long (ms) the next wait for a statement: one that takes longer waits for a lock, or for a database that has gone silent. */
const patience = 100

const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    void work.then(() => {
      clearTimeout(timer)
      done()
    })
  })

/** A statement of many is not let grow so long that the first of them wait for the last. */
const most = 32

/**
 * Asks of each, and of many in one statement where they come together: in the same turn of the event loop, or while the one before
 * is on its way. What fails, fails for all that were asked with it.
 */
export const askTogether = <Item, Answer>(askAll: AskAll<Item, Answer>) => {
  const lines = new WeakMap<Queryable, Waiting<Item, Answer>[]>()
  const askFor = async (db: Queryable, asked: readonly Waiting<Item, Answer>[]) => {
    try {
      const answers = await askAll(
        db,
        asked.map(({ item }) => item),
      )
      if (answers.length !== asked.length)
        throw new Error('The statement did not answer for each that it was asked of.')
      for (const [index, { answer }] of asked.entries()) answer(answers[index] as Answer)
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }
  const work = async (db: Queryable, line: Waiting<Item, Answer>[]) => {
    while (line.length > 0) await atMost(patience, askFor(db, line.splice(0, most)))
    lines.delete(db)
  }
  return (db: Queryable, item: Item): Promise<Answer> =>
    new Promise((answer, fail) => {
      const waiting = { item, answer, fail }
      const line = lines.get(db)
      if (line) {
        line.push(waiting)
        return
      }
      const begun = [waiting]
      lines.set(db, begun)
      setImmediate(() => void work(db, begun))
    })
}
