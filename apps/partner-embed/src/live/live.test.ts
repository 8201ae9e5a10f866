import type { LiveEvent } from '@delebil/core-api'
import { proxy } from 'valtio/vanilla'
import { expect, it, vi } from 'vitest'
import { createLive } from './live.ts'

const event: LiveEvent = { topic: 'car', carId: 3 }

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  listeners = 0
  override addEventListener(...input: Parameters<EventTarget['addEventListener']>) {
    this.listeners += 1
    super.addEventListener(...input)
  }
  override removeEventListener(...input: Parameters<EventTarget['removeEventListener']>) {
    this.listeners -= 1
    super.removeEventListener(...input)
  }
  show(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function start() {
  const state = proxy<{ token?: string }>({})
  const page = new Page()
  const open = new Set<string | undefined>()
  const say: ((event: LiveEvent) => void)[] = []
  const listen = createLive(
    state,
    (signal, onEvent) => {
      const { token } = state
      open.add(token)
      say.push(onEvent)
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          open.delete(token)
          resolve('ended')
        }),
      )
    },
    () => page as unknown as Document,
  )
  return { state, page, open, say, listen }
}

it('all listeners share one stream, opened once somebody is logged in and closed with the last', async () => {
  const { state, page, open, say, listen } = start()
  const heard = [vi.fn(), vi.fn()]
  const undo = heard.map(listen)
  expect(open.size).toBe(0)
  state.token = 'one'
  await vi.waitFor(() => expect([...open]).toEqual(['one']))
  say[0]?.(event)
  for (const listener of heard) expect(listener).toHaveBeenCalledExactlyOnceWith(event)
  undo[0]?.()
  expect([...open]).toEqual(['one'])
  undo[1]?.()
  expect(open.size).toBe(0)
  expect(page.listeners).toBe(0)
  expect(say).toHaveLength(1)
})

it('the stream opens anew for a new session or a visible page, and closes at log-out', async () => {
  const { state, page, open, say, listen } = start()
  state.token = 'one'
  const undo = listen(() => undefined)
  expect([...open]).toEqual(['one'])
  state.token = 'two'
  await vi.waitFor(() => expect([...open]).toEqual(['two']))
  page.show('hidden')
  expect(open.size).toBe(0)
  page.show('visible')
  expect([...open]).toEqual(['two'])
  expect(say).toHaveLength(3)
  delete state.token
  await vi.waitFor(() => expect(open.size).toBe(0))
  undo()
  expect(page.listeners).toBe(0)
})
