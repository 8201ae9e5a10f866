import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drive } from './drive.ts'

test('a drive of four keeps four calls under way, numbers each once and times them all', async () => {
  let [running, most] = [0, 0]
  const seen: number[] = []
  const { times, elapsedMs } = await drive(4, 60, async (count) => {
    seen.push(count)
    running += 1
    most = Math.max(most, running)
    await wait(10)
    running -= 1
  })
  expect(most).toBe(4)
  expect(new Set(seen).size).toBe(seen.length)
  expect(times).toHaveLength(seen.length)
  expect(Math.min(...times)).toBeGreaterThan(5)
  expect(elapsedMs).toBeGreaterThanOrEqual(60)
})
