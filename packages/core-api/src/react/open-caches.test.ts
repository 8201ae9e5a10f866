import { expect, it } from 'vitest'
import { openCache, whileOpen } from './open-caches.ts'

it('a change reaches a cache while it is on the screen, and again when it has come back', async () => {
  const cache = new Map()
  const change = whileOpen(cache, async (value: number) => value + 1)
  expect(await change(1)).toBe(2)
  const close = openCache(cache)
  expect(await change(1)).toBe(2)
  close()
  expect(await change(1)).toBeUndefined()
  openCache(cache)
  expect(await change(1)).toBe(2)
})
