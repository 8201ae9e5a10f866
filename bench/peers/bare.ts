import { askFor } from '../serve/ask.ts'
import { openOrg } from '../serve/organization.ts'
import { startProcess, waitForWord } from '../serve/start-process.ts'
import type { OpenPeer } from './peer.ts'

const PEOPLE = 32

/** The least that does both: two statements on the same data, nobody asked who calls. */
export const openPeer: OpenPeer = async ({ scope, seeded }) => {
  const database = await seeded('S')
  const url = await database.copy(scope)
  const { carIds, bookers, organizationId, tariffId } = await openOrg(url, PEOPLE)
  const started = startProcess('bench/peers/bare-peer/main.ts')
  scope.add(started.stop)
  started.child.send({ url })
  const address = await waitForWord(started, /(http:\S+)/)
  const post = async (path: string, json: object): Promise<unknown> =>
    JSON.parse((await askFor(200, address + path, { method: 'POST', json })).toString('utf8'))
  return {
    name: 'bare',
    pids: [started.pid, database.pid],
    cars: carIds.length,
    people: bookers.length,
    search: (question) => post('/search', question),
    book: async ({ car, person, start, end }) => {
      const { membershipId, personId } = bookers[person] ?? {}
      const answer = await post('/book', {
        ...{ organizationId, tariffId, membershipId, personId, carId: carIds[car], start, end },
      })
      return (answer as { isBooked: boolean }).isBooked
    },
  }
}
