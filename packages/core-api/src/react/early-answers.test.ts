import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../call.ts'
import { DataProvider } from './data-source.ts'
import { keepEarly } from './early-answers.ts'
import { keyOf } from './key.ts'
import { useAnswer } from './use-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Never answers: what is drawn came before. */
const api = { call: () => new Promise(() => undefined) } as unknown as Api

function Shown() {
  return JSON.stringify(useAnswer('listActiveReservations', { query: {} }).data) ?? 'waits'
}

/** Asks for the next page while it is drawn. */
function TurnsPage() {
  const [page, setPage] = useState(0)
  if (page === 0) setPage(1)
  return (
    JSON.stringify(
      useAnswer('listActiveReservations', page === 0 ? { query: {} } : { query: { membershipId: page } }).data,
    ) ?? 'waits'
  )
}

let person = 0
/** What the first drawing knows, `afterMs` after the answer came. */
const firstDrawing = (afterMs: number, by = (asker: number) => asker, Page = Shown) => {
  person += 1
  keepEarly(keyOf('listActiveReservations', { query: {} }, person), { data: [{ id: 7 }] })
  vi.advanceTimersByTime(afterMs)
  const value = { api, personId: by(person), online: true }
  return renderToStaticMarkup(createElement(DataProvider, { value }, createElement(Page)))
}
const drawn = JSON.stringify({ data: [{ id: 7 }] }).replaceAll('"', '&quot;')

test('an answer that came early is in the first drawing', () => {
  expect(firstDrawing(0)).toBe(drawn)
  expect(firstDrawing(2999)).toBe(drawn)
})

test('an answer that is older than three seconds or of another person is not', () => {
  expect(firstDrawing(3001)).toBe('waits')
  expect(firstDrawing(0, (asker) => asker + 1000)).toBe('waits')
})

test('an answer that came early is not shown for what is asked next', () => {
  expect(firstDrawing(0, undefined, TurnsPage)).toBe('waits')
})
