import { expect, it, vi } from 'vitest'
import type { LiveEvent } from '../entities/live-event.ts'
import { createLiveEvents, reconnectDelayMs } from './live-events.ts'

const event: LiveEvent = { topic: 'car', carId: 3 }

it('each failed try waits longer, up to a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(reconnectDelayMs)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
})

it('every listener gets every event; an ended stream is opened again until it is stopped', async () => {
  const waits: number[] = []
  const seen: LiveEvent[] = []
  let tries = 0
  const live = createLiveEvents({
    nowMs: () => 0,
    wait: async (ms) => void waits.push(ms),
    read: async (_signal, onEvent) => {
      tries += 1
      onEvent(event)
      if (tries === 3) live.stop()
      return 'ended'
    },
  })
  const undo = live.subscribe((value) => seen.push(value))
  live.start()
  await vi.waitFor(() => expect(tries).toBe(3))
  expect(seen).toEqual([event, event, event])
  expect(waits).toEqual([1000, 2000])
  undo()
})

it('a stream that lived for a while is opened again after a short wait', async () => {
  let now = 0
  let tries = 0
  const waits: number[] = []
  const live = createLiveEvents({
    nowMs: () => now,
    wait: async (ms) => void waits.push(ms),
    read: async () => {
      tries += 1
      if (tries === 3) now += 120_000
      if (tries === 4) live.stop()
      return 'ended'
    },
  })
  live.start()
  await vi.waitFor(() => expect(tries).toBe(4))
  expect(waits).toEqual([1000, 2000, 1000])
})
