import { expect, it } from 'vitest'
import { isPassing } from '../client/refusal.ts'
import { createRetryKeys } from './retry-key.ts'

function counting() {
  let count = 0
  return createRetryKeys(() => `key-${++count}`)
}

it('the key stays while the content is the same and no final answer came', () => {
  const keys = counting()
  expect(keys.keyFor({ carId: 1 })).toBe('key-1')
  keys.settle({ status: 0 })
  keys.settle({ status: 401 })
  keys.settle({ status: 503 })
  expect(keys.keyFor({ carId: 1 })).toBe('key-1')
})

it('other content gets a new key', () => {
  const keys = counting()
  keys.keyFor({ carId: 1 })
  expect(keys.keyFor({ carId: 2 })).toBe('key-2')
})

it.each([undefined, { status: 409 }, { status: 422 }])('the final answer %o leads to a new key', (refusal) => {
  const keys = counting()
  keys.keyFor({ carId: 1 })
  keys.settle(refusal)
  expect(keys.keyFor({ carId: 1 })).toBe('key-2')
})

it('lost and passing refusals keep the key, final ones do not', () => {
  expect([0, 401, 408, 429, 500, 503].every((status) => isPassing({ status }))).toBe(true)
  expect([400, 403, 404, 409, 422].some((status) => isPassing({ status }))).toBe(false)
})
