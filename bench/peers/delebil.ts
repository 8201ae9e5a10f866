import { askFor } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { tryBooking } from '../serve/book.ts'
import { openOrg } from '../serve/organization.ts'
import { searchPath, searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'
import type { OpenPeer } from './peer.ts'

const PEOPLE = 32
const BOOKED = 201
const TAKEN = 409

/** This product, with log-in, rights, prices and all else that it does. */
export const openPeer: OpenPeer = async ({ scope, seeded }) => {
  const database = await seeded('S')
  const url = await database.copy(scope)
  const { carIds, bookers } = await openOrg(url, PEOPLE)
  const { address, pid } = await startApi(scope, { DATABASE_URL: url })
  await awaitMemory(address, url, searchQuestions(3, new Date()))
  return {
    name: 'Delebil',
    pids: [pid, database.pid],
    cars: carIds.length,
    people: bookers.length,
    search: ({ start, end, size, ...place }) => askFor(200, address + searchPath(place, start, end, size)),
    book: async ({ car, person, start, end }) => {
      const [carId, booker] = [carIds[car], bookers[person]]
      if (carId === undefined || booker === undefined) throw new Error('There is no such car or person.')
      const { status } = await tryBooking(address, booker, { carId, start, end })
      if (status !== BOOKED && status !== TAKEN) throw new Error(`A booking was answered ${status}.`)
      return status === BOOKED
    },
  }
}
