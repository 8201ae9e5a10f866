import type { CarPrice } from '@delebil/core-api'
import { describe, expect, it, vi } from 'vitest'
import { createPriceBook } from './price-book.ts'

// Only the id tells them apart here.
const price = (id: number) => ({ id }) as CarPrice
const answer = () => vi.fn((ids: readonly number[]) => Promise.resolve(ids.map(price)))
const keys = (...ids: number[]) => new Map(ids.map((id) => [id, `${id} five hours`]))

describe('the prices of a page', () => {
  it('list and map ask once for the same car, also while the first answer is on its way', async () => {
    const [list, map] = [answer(), answer()]
    const book = createPriceBook(() => 0)
    const [first, second] = await Promise.all([book.pricesOf(keys(1, 2), list), book.pricesOf(keys(2, 3), map)])
    expect(list.mock.calls).toEqual([[[1, 2]]])
    expect(map.mock.calls).toEqual([[[3]]])
    expect([first.map(({ id }) => id), second.map(({ id }) => id)]).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  it('an answer of half a minute ago is asked for anew, and another question is another price', async () => {
    let now = 0
    const ask = answer()
    const book = createPriceBook(() => now)
    await book.pricesOf(keys(1), ask)
    await book.pricesOf(new Map([[1, '1 six hours']]), ask)
    now = 29_999
    await book.pricesOf(keys(1), ask)
    expect(ask).toHaveBeenCalledTimes(2)
    now = 30_000
    await book.pricesOf(keys(1), ask)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('a refusal reaches who asked and is not remembered', async () => {
    const book = createPriceBook(() => 0)
    await expect(book.pricesOf(keys(1), () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await expect(book.pricesOf(keys(1), answer())).resolves.toHaveLength(1)
  })
})
