import { afterEach, expect, test, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

const page = new EventTarget()
const goOnline = (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  if (onLine) page.dispatchEvent(new Event('online'))
}
afterEach(() => vi.unstubAllGlobals())

test('a part that the network keeps back is loaded when the network is there again', async () => {
  goOnline(false)
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new Error('no network')
    return 'the part'
  })
  const part = whenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  goOnline(true)
  await expect(part).resolves.toBe('the part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is not there is not asked for again', async () => {
  goOnline(true)
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  await expect(whenOnline(load)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(1)
})
