import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLooks } from './look-seldom.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const counted = () => {
  const look = vi.fn()
  const looks = createLooks(1000, look)
  const within = (seconds: number) => {
    look.mockClear()
    vi.advanceTimersByTime(seconds * 1000)
    return look.mock.calls.length
  }
  return { looks, within }
}

test('a process that nobody asks for jobs looks ten times, then one time of fifteen, and soon again when asked', () => {
  const { looks, within } = counted()
  looks.start()
  expect(within(10)).toBe(10)
  expect(within(150)).toBe(10)
  within(2)
  looks.asked()
  expect(within(1)).toBe(1)
  expect(within(9)).toBe(9)
  expect(within(150)).toBe(10)
})

test('a process that is asked for jobs all the time looks no less for it', () => {
  const { looks, within } = counted()
  looks.start()
  within(30)
  let count = 0
  for (let tenth = 0; tenth < 50; tenth += 1) {
    looks.asked()
    count += within(0.1)
  }
  expect(count).toBe(5)
})

test('a process that has not begun, or has stopped, does not look, whoever asks', () => {
  const { looks, within } = counted()
  looks.asked()
  expect(within(60)).toBe(0)
  looks.start()
  within(30)
  looks.stop()
  looks.asked()
  expect(within(60)).toBe(0)
})
