import { expect, test, vi } from 'vitest'
import { refreshPages, showPages } from './shown-pages.ts'

test('lists of a call are asked for anew while they are on the screen, in their own cache', async () => {
  const cache = new Map()
  const [cars, others, elsewhere] = [vi.fn(), vi.fn(), vi.fn()]
  const hide = showPages(cache, { name: 'cars.list', again: cars })
  showPages(cache, { name: 'models.list', again: others })
  showPages(new Map(), { name: 'cars.list', again: elsewhere })
  await refreshPages(cache, ['cars.list', 'cars.found'])
  hide()
  await refreshPages(cache, ['cars.list'])
  expect([cars, others, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})
