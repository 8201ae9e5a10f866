import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

let tell: (isIntersecting: boolean) => void
const observe = vi.fn()
const disconnect = vi.fn()

class Watch {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => callback([{ isIntersecting }])
  }
  observe = observe
  disconnect = disconnect
}

const page = { innerWidth: 390, innerHeight: 844 }
const openPage = (window: object) => vi.stubGlobal('window', window)

beforeEach(() => {
  tell = () => expect.unreachable('Nothing is watched.')
  disconnect.mockClear()
  observe.mockClear()
  vi.stubGlobal('IntersectionObserver', Watch)
  const self: typeof page & { parent?: object } = { ...page }
  self.parent = self
  openPage(self)
})
afterEach(() => void vi.unstubAllGlobals())

const scriptIsDone = () => new Promise<void>((resolve) => queueMicrotask(resolve))

const at = (top: number, { left = 0, width = 390, height = 720 } = {}) =>
  ({
    getBoundingClientRect: () => ({ top, bottom: top + height, left, right: left + width, width }),
  }) as unknown as HTMLElement

it.each([
  ['on the screen', at(100)],
  ['a little below it', at(1200)],
  ['a little above it', at(-1000)],
])('an element %s is near at once', async (_, element) => {
  const then = vi.fn()
  whenNear(element, then)
  expect(then).not.toHaveBeenCalled()
  await scriptIsDone()
  expect(then).toHaveBeenCalledOnce()
})

it.each([
  ['far below the screen', at(1300)],
  ['far above it', at(-1200)],
  ['far beside it', at(0, { left: 900 })],
  ['that is hidden', at(0, { width: 0, height: 0 })],
])('an element %s is near when the browser says so, once', async (_, element) => {
  const then = vi.fn()
  whenNear(element, then)
  expect(then).not.toHaveBeenCalled()
  await scriptIsDone()
  tell(false)
  expect(then).not.toHaveBeenCalled()
  tell(true)
  expect(then).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('an element in a frame of another page waits for the browser, which knows where the frame is', async () => {
  openPage({ ...page, parent: {} })
  const then = vi.fn()
  whenNear(at(100), then)
  await scriptIsDone()
  expect(then).not.toHaveBeenCalled()
  tell(true)
  expect(then).toHaveBeenCalledOnce()
})

it('an element that is taken away before it is near is watched no more', async () => {
  const then = vi.fn()
  whenNear(at(100), then)()
  await scriptIsDone()
  expect(then).not.toHaveBeenCalled()
  expect(observe).not.toHaveBeenCalled()
  expect(disconnect).toHaveBeenCalledOnce()
})
