import { expect, test, vi } from 'vitest'
import { appTransport } from './app-transport.ts'
import { type AppWindow, isInsideApp } from './app-window.ts'

test("a window without the app's objects is not inside the app", () => {
  expect(isInsideApp({})).toBe(false)
  // Safari on iOS has the first of these too where another app shows the page.
  expect(isInsideApp({ webkit: {} })).toBe(false)
  expect(isInsideApp({ webkit: { messageHandlers: {} } })).toBe(false)
})

test('Android sends to the injected object and receives by events', () => {
  const postMessage = vi.fn<(text: string) => void>()
  let tell: (event: { data: unknown }) => void = () => undefined
  const target: AppWindow = {
    DelebilNative: {
      postMessage,
      addEventListener: (_, listener) => {
        tell = listener
      },
    },
  }
  expect(isInsideApp(target)).toBe(true)
  const heard = vi.fn<(text: unknown) => void>()
  const transport = appTransport(target)
  transport.listen(heard)
  transport.post('out')
  tell({ data: 'in' })
  expect(postMessage.mock.calls).toEqual([['out']])
  expect(heard.mock.calls).toEqual([['in']])
})

test('an older Android without events receives by a call of the page', () => {
  const target: AppWindow = { DelebilNative: { postMessage: () => undefined } }
  const heard = vi.fn<(text: unknown) => void>()
  appTransport(target).listen(heard)
  target.delebilReceive?.('in')
  expect(heard.mock.calls).toEqual([['in']])
})

test('iOS sends to the message handler and receives by a call of the page', () => {
  const postMessage = vi.fn<(text: string) => void>()
  const target: AppWindow = { webkit: { messageHandlers: { delebilNative: { postMessage } } } }
  expect(isInsideApp(target)).toBe(true)
  const heard = vi.fn<(text: unknown) => void>()
  const transport = appTransport(target)
  transport.listen(heard)
  transport.post('out')
  target.delebilReceive?.('in')
  expect(postMessage.mock.calls).toEqual([['out']])
  expect(heard.mock.calls).toEqual([['in']])
})
