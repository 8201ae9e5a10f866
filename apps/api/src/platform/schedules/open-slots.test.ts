import { expect, test } from 'vitest'
import { createOpenSlots } from './open-slots.ts'

const [often, seldom] = [
  { name: 'often', everySeconds: 15 },
  { name: 'seldom', everySeconds: 3600 },
]
const noon = Date.UTC(2026, 10, 28, 12)
const LOOK_MS = 15_000

type Slots = ReturnType<typeof createOpenSlots>
/** The names that a look asks for, so many seconds after a full hour. */
const namesAt = async (slots: Slots, seconds: number, meanwhile = () => {}) => {
  const names: string[] = []
  await slots.ask([often, seldom], noon + seconds * 1000, async (open) => {
    names.push(...open.map(({ name }) => name))
    meanwhile()
  })
  return names
}
/** The looks of half an hour at which each was asked for. */
const halfHour = async (from: number, slots = createOpenSlots()) => {
  const asked: Record<string, number[]> = { often: [], seldom: [] }
  for (let seconds = from; seconds < from + 1800; seconds += LOOK_MS / 1000)
    for (const name of await namesAt(slots, seconds)) asked[name]?.push(seconds)
  return asked
}

test('a slot is asked for until the clock of the database is in it too, and every ten minutes however the clocks stand', async () => {
  const asked = await halfHour(3)
  expect(asked['seldom']).toEqual([3, 18, 33, 633, 1233])
  expect(asked['often']).toHaveLength(120)
})

test('a new slot is asked for at the first look in it', async () => {
  const slots = createOpenSlots()
  await halfHour(1790, slots)
  const asked = await halfHour(3590, slots)
  expect(asked['seldom']?.filter((seconds) => seconds >= 3600).slice(0, 2)).toEqual([3605, 3620])
})

test('a schedule that ended is asked for anew, also where it ended while it was asked for', async () => {
  const slots = createOpenSlots()
  await namesAt(slots, 60)
  expect(await namesAt(slots, 75)).toEqual(['often'])
  slots.ended('seldom')
  expect(await namesAt(slots, 90, () => slots.ended('seldom'))).toEqual(['often', 'seldom'])
  expect(await namesAt(slots, 105)).toEqual(['often', 'seldom'])
})

test('a clock that is put back keeps no slot from being asked for', async () => {
  const slots = createOpenSlots()
  await namesAt(slots, 7200 + 60)
  expect(await namesAt(slots, 60)).toEqual(['often', 'seldom'])
})

test('a question for slots that failed is asked anew', async () => {
  const slots = createOpenSlots()
  const failed = namesAt(slots, 60, () => {
    throw new Error('no connection')
  })
  await expect(failed).rejects.toThrow('no connection')
  expect(await namesAt(slots, 75)).toEqual(['often', 'seldom'])
})
