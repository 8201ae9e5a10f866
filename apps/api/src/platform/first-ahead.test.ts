import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFirstAhead } from './first-ahead.ts'

test('work about one thing waits for the first, however that ends, and then goes on together; about another it waits for nobody', async () => {
  const firstAhead = createFirstAhead()
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
    firstAhead(1, work('a', 20, false)),
    firstAhead(1, work('b', 20)),
    firstAhead(2, work('c', 1)),
    firstAhead(1, work('d', 1)),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'd begins', 'd ends', 'b ends'])
  expect(await firstAhead(1, work('e', 1))).toBe('e')
})
