import { expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'
import type { Queryable } from './queryable.ts'

const aDatabase = () => ({}) as Queryable

/** Doubles numbers when it is let, and notes what it was asked of at once. */
const doubling = () => {
  const asked: (readonly number[])[] = []
  const open: (() => void)[] = []
  const ask = askTogether(async (_db, items: readonly number[]) => {
    asked.push(items)
    await new Promise<void>((done) => open.push(done))
    if (items.includes(13)) throw new Error('unlucky')
    return items.map((item) => item * 2)
  })
  const letGo = async () => {
    while (open.length === 0) await new Promise((done) => setImmediate(done))
    open.shift()?.()
  }
  return { ask, asked, letGo }
}

test('a question is joined by those of the same turn, and the next by all that came while it was on its way', async () => {
  const { ask, asked, letGo } = doubling()
  const db = aDatabase()
  const first = [ask(db, 1), ask(db, 2)]
  await new Promise((done) => setTimeout(done, 5))
  const second = [ask(db, 3), ask(db, 4), ask(db, 5)]
  await letGo()
  expect(await Promise.all(first)).toEqual([2, 4])
  await letGo()
  expect(await Promise.all(second)).toEqual([6, 8, 10])
  const last = ask(db, 6)
  await letGo()
  expect(await last).toBe(12)
  expect(asked).toEqual([[1, 2], [3, 4, 5], [6]])
})

test('a failure reaches all that were asked together, and nobody who came later', async () => {
  const { ask, letGo } = doubling()
  const db = aDatabase()
  const failing = [ask(db, 13), ask(db, 1)].map((one) => expect(one).rejects.toThrow('unlucky'))
  await new Promise((done) => setTimeout(done, 5))
  const later = ask(db, 2)
  await letGo()
  await letGo()
  await Promise.all(failing)
  expect(await later).toBe(4)
})

test('a statement that waits, as for a lock or a database that has gone silent, does not keep those who come later', async () => {
  const { ask, asked, letGo } = doubling()
  const db = aDatabase()
  const stuck = ask(db, 1)
  await new Promise((done) => setTimeout(done, 5))
  const later = ask(db, 2)
  await vi.waitFor(() => expect(asked).toEqual([[1], [2]]))
  await letGo()
  await letGo()
  expect(await Promise.all([stuck, later])).toEqual([2, 4])
})

test('a database is never asked what was meant for another', async () => {
  const { ask, asked, letGo } = doubling()
  const both = [ask(aDatabase(), 1), ask(aDatabase(), 2)]
  await letGo()
  await letGo()
  expect(await Promise.all(both)).toEqual([2, 4])
  expect(asked).toEqual([[1], [2]])
})

test('a crowd is asked for in several statements, the first to come first', async () => {
  const { ask, asked, letGo } = doubling()
  const db = aDatabase()
  const all = Array.from({ length: 40 }, (_, item) => ask(db, item + 100))
  await letGo()
  await letGo()
  expect((await Promise.all(all)).slice(-1)).toEqual([278])
  expect(asked.map(({ length }) => length)).toEqual([32, 8])
})

test('an answer that is missing is an error for all, not an answer of another', async () => {
  const db = aDatabase()
  const ask = askTogether(async (_db, items: readonly number[]) => items.slice(1))
  await Promise.all([ask(db, 1), ask(db, 2)].map((one) => expect(one).rejects.toThrow('did not answer for each')))
})
