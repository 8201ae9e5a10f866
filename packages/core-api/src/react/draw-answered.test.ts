import { expect, test, vi } from 'vitest'
import { type Answering, drawAnswered } from './draw-answered.ts'
import { keyOf } from './key.ts'

const cars = keyOf('cars', {}, undefined)
const pricesOf = (car: unknown) => keyOf('prices', { car }, undefined)
const never = new Promise<never>(() => undefined)

/** As drawings do: looks into the answers, and tells what is not there. */
const drawWith = (ask: Readonly<Record<'cars' | 'prices', () => Promise<unknown>>>) => {
  const read = ({ answers, onAsked }: Answering, key: ReturnType<typeof keyOf>, asking: () => Promise<unknown>) => {
    const known = [...(answers ?? [])].find(([name]) => name.includes(`"${key[0]}"`))?.[1] as
      | { data: unknown }
      | undefined
    if (!known) onAsked?.(key, asking)
    return known?.data
  }
  return vi.fn(async (answering: Answering) => {
    const car = read(answering, cars, ask.cars)
    return car === undefined ? 'nothing' : `${car} ${read(answering, pricesOf(car), ask.prices)}`
  })
}

test('a drawing is drawn again with the answers to what it asked, and to what these led to', async () => {
  const ask = { cars: vi.fn(async () => 'Zoe'), prices: vi.fn(async () => 385) }
  const draw = drawWith(ask)
  expect(await drawAnswered(draw, { turns: 5, waitMs: 1000 })).toBe('Zoe 385')
  expect(draw).toHaveBeenCalledTimes(3)
  expect([ask.cars, ask.prices].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a drawing is drawn no oftener than it may be, and asks for nothing in the last turn', async () => {
  const ask = { cars: async () => 'Zoe', prices: vi.fn(async () => 385) }
  expect(await drawAnswered(drawWith(ask), { turns: 2, waitMs: 1000 })).toBe('Zoe undefined')
  expect(ask.prices).not.toHaveBeenCalled()
})

test('an answer that is refused or late is left out of the drawing, and asked for once', async () => {
  for (const prices of [vi.fn(() => Promise.reject(new Error('no'))), vi.fn(() => never)]) {
    expect(await drawAnswered(drawWith({ cars: async () => 'Zoe', prices }), { turns: 5, waitMs: 5 })).toBe(
      'Zoe undefined',
    )
    expect(prices).toHaveBeenCalledOnce()
  }
})
