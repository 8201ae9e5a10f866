import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('work about one thing begins when the one before has ended, however it ended; about another, at once', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const work =
    (name: string, milliseconds: number, isGood = true) =>
    async () => {
      seen.push(`${name} begins`)
      await wait(milliseconds)
      seen.push(`${name} ends`)
      if (!isGood) throw new Error(name)
      return name
    }
  const all = await Promise.allSettled([
    inTurn(1, work('a', 20, false)),
    inTurn(1, work('b', 1)),
    inTurn(2, work('c', 1)),
    inTurn(1, work('d', 1)),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends', 'd begins', 'd ends'])
  expect(await inTurn(1, work('e', 1))).toBe('e')
})
