import type { AnyRecord } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { formatNews, newsOf } from './news-of.ts'

const row = (id: number, version = 1): AnyRecord => ({ id, version })
const shownOf = (...rows: AnyRecord[]) => ({ rows, total: rows.length, isExact: true })
const pageOf = (total: number, ...data: AnyRecord[]) => ({ data, totalElements: total, isExact: true, cursor: null })
const none = new Map<number, number>()

test('a list that equals what is shown has no news', () => {
  const shown = shownOf(row(1), row(2))
  expect(formatNews(newsOf(shown, pageOf(2, row(1), row(2)), none))).toBe('')
  // A new row at the top pushed the last one down: that one is not gone.
  expect(newsOf({ ...shown, total: 3 }, pageOf(3, row(2)), none)).toEqual({ added: 0, changed: 0, gone: 0 })
})

test('new, changed and gone rows are counted apart', () => {
  const shown = shownOf(row(1), row(2), row(3))
  expect(newsOf(shown, pageOf(4, row(9), row(1), row(2, 2)), none)).toEqual({ added: 1, changed: 1, gone: 0 })
  expect(newsOf(shown, pageOf(2, row(1), row(3)), none)).toEqual({ added: 0, changed: 0, gone: 1 })
  expect(formatNews({ added: 1, changed: 2, gone: 1 })).toBe('1 ny, 2 endret, 1 borte')
  expect(formatNews({ added: 3, changed: 0, gone: 0 })).toBe('3 nye')
})

test('a row beyond the page counts as new by the total, and as changed by its version', () => {
  const shown = shownOf(row(1), row(2), row(70))
  expect(newsOf(shown, pageOf(4, row(1), row(2)), none).added).toBe(1)
  const further = new Map([
    [70, 5],
    [71, 2],
  ])
  expect(newsOf(shown, pageOf(3, row(1), row(2)), further)).toEqual({ added: 0, changed: 1, gone: 0 })
})

test('a change of an estimated total is no news', () => {
  const shown = { rows: [row(1)], total: 5000, isExact: false }
  expect(newsOf(shown, { ...pageOf(4800, row(1)), isExact: false }, none)).toEqual({ added: 0, changed: 0, gone: 0 })
})
