import type { CarHit, Refusal } from '@delebil/core-api'
import { RefusalError } from '@delebil/core-api/react'
import { expect, it } from 'vitest'
import { type Found, nameResults } from './results.ts'

const car = { id: 1 } as CarHit
const error = new RefusalError({ code: 'server.error', status: 500, message: 'x', fields: {} } as Refusal)
const found = (more: Partial<Found>): Found => ({
  cars: undefined,
  error: undefined,
  isRefreshing: false,
  isOnline: true,
  problem: undefined,
  ...more,
})

it.each([
  ['loading', found({})],
  ['filled', found({ cars: [car] })],
  ['empty', found({ cars: [] })],
  ['failed', found({ error })],
  ['failed', found({ error, cars: [car] })],
  ['offline', found({ isOnline: false })],
  ['offline', found({ isOnline: false, error })],
  ['badPeriod', found({ problem: 'period.too-long', cars: [car] })],
] as const)('the answer is named %s', (name, input) => {
  expect(nameResults(input).name).toBe(name)
})

it('cars found before the network was lost stay, and are told as old', () => {
  expect(nameResults(found({ cars: [car], isOnline: false, error }))).toMatchObject({ name: 'filled', isStale: true })
})
