import { formatNok } from '@delebil/validation/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsOf } from './sums-of.ts'

const line = (description: string, grossOre: number) => ({ description, grossOre })

test('lines of the same kind are one sum, the dearest first, and what is left of many kinds is one sum', () => {
  const trips = [line('Leietid', 10_000), line('Kilometer', 25_000), line('Leietid', 20_000)]
  expect(sumsOf(trips)).toBe(`Leietid ${formatNok(30_000)} · Kilometer ${formatNok(25_000)}`)
  const many = [...trips, line('Startpris', 2500), line('Vask', 1500), line('Bompenger', 500)]
  expect(sumsOf(many)).toBe(
    `Leietid ${formatNok(30_000)} · Kilometer ${formatNok(25_000)} · Startpris ${formatNok(2500)} · annet ${formatNok(2000)}`,
  )
})

test('the sums of lines never name more than four, however many kinds there are', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: -9, max: 9 }))),
      (of) => {
        const text = sumsOf(of.map(([name, ore]) => line(name, ore)))
        expect(text === '' ? 0 : text.split(' · ').length).toBeLessThanOrEqual(4)
      },
    ),
  ))
