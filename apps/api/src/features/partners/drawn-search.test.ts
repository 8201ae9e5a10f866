import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { makeTestEmbed } from '../../testing/test-embed.ts'
import { openDrawnSearch, type SearchToDraw } from './drawn-search.ts'

const embed = makeTestEmbed()
afterAll(embed.remove)
afterEach(() => vi.useRealTimers())

const narrow: SearchToDraw = { wide: false, theme: 'auto', map: 'asked' }
const drawn = (text: string) => ({ nodes: [{ depth: 0, text }], styles: 'p{}' })
const answering = () => vi.fn(async (_url: string, _init: object, _address: string) => Response.json({ groups: [] }))

test('a search is drawn from what the server answers the one who asks, and kept for all who ask alike', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ask = answering()
  const draw = openDrawnSearch(embed.folder, ask)
  expect(await draw(narrow, '192.0.2.1')).toEqual(drawn('false auto 200 groups'))
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/filters', {}, '192.0.2.1')
  await draw({ ...narrow }, '192.0.2.2')
  expect(ask).toHaveBeenCalledOnce()
  expect(await draw({ ...narrow, wide: true }, '192.0.2.2')).toEqual(drawn('true auto 200 groups'))
  expect(ask).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(30_001)
  await draw(narrow, '192.0.2.3')
  expect(ask).toHaveBeenCalledTimes(3)
  expect(ask).toHaveBeenLastCalledWith('/api/filters', {}, '192.0.2.3')
})

test('a drawing older than five seconds is answered while the next is drawn, once, and stays where that fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ask = answering()
  const draw = openDrawnSearch(embed.folder, ask)
  await draw(narrow, '192.0.2.1')
  vi.advanceTimersByTime(5001)
  ask.mockImplementation(async () => Response.json({ cars: [] }))
  expect(await Promise.all([draw(narrow, '192.0.2.2'), draw(narrow, '192.0.2.3')])).toEqual([
    drawn('false auto 200 groups'),
    drawn('false auto 200 groups'),
  ])
  // Whoever came has the old one first: what is drawn at once would hold it up.
  expect(ask).toHaveBeenCalledOnce()
  await vi.waitFor(async () => expect(await draw(narrow, '192.0.2.4')).toEqual(drawn('false auto 200 cars')), 5000)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5001)
  ask.mockRejectedValueOnce(new Error('gone'))
  expect(await draw(narrow, '192.0.2.5')).toEqual(drawn('false auto 200 cars'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3), 5000)
  expect(await draw(narrow, '192.0.2.6')).toEqual(drawn('false auto 200 cars'))
})

test('a drawing that fails is not kept', async () => {
  const ask = answering().mockRejectedValueOnce(new Error('gone'))
  const draw = openDrawnSearch(embed.folder, ask)
  await expect(draw(narrow, '192.0.2.1')).rejects.toThrow('gone')
  expect(await draw(narrow, '192.0.2.1')).toEqual(drawn('false auto 200 groups'))
})

test('a server without a built embed draws nothing', async () => {
  expect(await openDrawnSearch('/nowhere', answering())(narrow, '192.0.2.1')).toBeUndefined()
})
