import { setTimeout as wait } from 'node:timers/promises'
import { contract, requestAddress } from '@delebil/core-api'
import { median, percentile } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { askFor } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { book } from '../serve/book.ts'
import { freeSlots, type Slot } from '../serve/free-slots.ts'
import { openOrg } from '../serve/organization.ts'
import { searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'

const BOOKINGS = 100
const GIVE_UP_MS = 10_000
const LOOK_AGAIN_MS = 2

const searchOf = ({ carId, start, end }: Slot) =>
  requestAddress(
    contract.searchCars,
    {},
    { start: start.toISOString(), end: end.toISOString(), size: 1, filters: { carIds: [carId] } },
  )

/** How much of the slot a server says is free of its car, in percent. */
const freePercent = async (address: string, slot: Slot): Promise<number> => {
  const { cars } = JSON.parse((await askFor(200, address + searchOf(slot))).toString('utf8')) as {
    cars: { id: number; maxAvailability: number }[]
  }
  const car = cars.find(({ id }) => id === slot.carId)
  if (car === undefined) throw new Error('The search did not find the car.')
  return car.maxAvailability
}

/** From the answer to a booking at one server until the search of another says so. */
export const visible: Section = {
  name: 'visible',
  run: async ({ scope, seeded }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    const { carIds, bookers } = await openOrg(url, 1)
    const [one, other] = await Promise.all([
      startApi(scope, { DATABASE_URL: url }),
      startApi(scope, { DATABASE_URL: url }),
    ])
    for (const { address } of [one, other]) await awaitMemory(address, url, searchQuestions(3, new Date()))
    const next = freeSlots(carIds, new Date())
    const [booker] = bookers
    if (booker === undefined) throw new Error('The club has no member.')

    const times: number[] = []
    for (let count = 0; count < BOOKINGS; count += 1) {
      const slot = next()
      if ((await freePercent(other.address, slot)) !== 100) throw new Error('The car is not free before it is booked.')
      await book(one.address, booker, slot)
      const began = performance.now()
      while ((await freePercent(other.address, slot)) !== 0) {
        if (performance.now() - began > GIVE_UP_MS) throw new Error('A booking never showed at the other server.')
        await wait(LOOK_AGAIN_MS)
      }
      times.push(performance.now() - began)
    }
    return [
      { name: 'a booking shows in the search of another process: p50', value: median(times), unit: 'ms' },
      {
        name: 'a booking shows in the search of another process: p99',
        value: percentile(times, 0.99),
        unit: 'ms',
        goal: { atMost: 300 },
      },
    ]
  },
}
