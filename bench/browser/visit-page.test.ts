import { expect, test } from 'vitest'
import { toVisit } from './visit-page.ts'

const seen = { firstRowMs: 600, fcpMs: 500, lcpMs: 700, layoutShift: 0.02, interactionMs: 48 }

test('blocking time is what long tasks take beyond 50 ms after the first contentful paint', () => {
  const long: [number, number][] = [
    [100, 200],
    [450, 150],
    [600, 60],
    [900, 400],
  ]
  expect(toVisit({ ...seen, long }, { bytes: 12_345, requests: 7 })).toEqual({
    firstRowMs: 600,
    fcpMs: 500,
    lcpMs: 700,
    tbtMs: 50 + 10 + 350,
    layoutShift: 0.02,
    interactionMs: 48,
    bytes: 12_345,
    requests: 7,
  })
})

test('a page that drew nothing has no first contentful paint', () => {
  expect(toVisit({ ...seen, fcpMs: Number.NaN, long: [] }, { bytes: 0, requests: 0 }).fcpMs).toBeNaN()
})
