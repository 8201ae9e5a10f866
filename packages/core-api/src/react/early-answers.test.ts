import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../call.ts'
import { DataProvider } from './data-source.ts'
import { preloadAnswer } from './preload-answer.ts'
import { useAnswer } from './use-answer.ts'

// SWR takes what has no window for a server, which asks for nothing ahead.
vi.hoisted(() => void Object.assign(globalThis, { window: globalThis }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const apiOf = (ok: boolean): Api =>
  ({
    call: async () => (ok ? { ok, value: { data: [{ id: 7 }] } } : { ok, refusal: { status: 503 } }),
  }) as unknown as Api

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
/** What the first drawing knows, `afterMs` after it was asked for ahead. */
const firstDrawing = async (api: Api, afterMs: number, by = (asker: number) => asker, Page = Shown) => {
  person += 1
  const personId = by(person)
  preloadAnswer(api, 'listActiveReservations', { query: {} }, person)
  await vi.advanceTimersByTimeAsync(afterMs)
  const value = { api, personId, online: true }
  return renderToStaticMarkup(createElement(DataProvider, { value }, createElement(Page)))
}
const drawn = JSON.stringify({ data: [{ id: 7 }] }).replaceAll('"', '&quot;')

test('an answer that was asked for ahead is in the first drawing', async () => {
  expect(await firstDrawing(apiOf(true), 0)).toBe(drawn)
  expect(await firstDrawing(apiOf(true), 2999)).toBe(drawn)
})

test('an answer that is older than three seconds, of another person or a refusal is not', async () => {
  expect(await firstDrawing(apiOf(true), 3001)).toBe('waits')
  expect(await firstDrawing(apiOf(true), 0, (asker) => asker + 1000)).toBe('waits')
  expect(await firstDrawing(apiOf(false), 0)).toBe('waits')
})

test('an answer that was asked for ahead is not shown for what is asked next', async () => {
  expect(await firstDrawing(apiOf(true), 0, undefined, TurnsPage)).toBe('waits')
})
