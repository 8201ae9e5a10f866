import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { standardPolicy } from '@delebil/validation'
import { insertAnsweredReservation } from '../../apps/api/src/features/reservations/stores/insert-reservation.ts'
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import type { Organization } from '../serve/organization.ts'

export type Task = { readonly url: string; readonly org: Organization }
export type Wanted = {
  readonly personId: number
  readonly membershipId: number
  readonly carId: number
  readonly start: string
  readonly end: string
}

/** No sequence of the database comes here. */
const FIRST_ID = 1_500_000_000
/** An answer of the server: of so many characters so many bytes are not in every answer. */
const ANSWER_LENGTH = 1500
const OWN_BYTES = 100
const line = { quantity: 1, unit: 'time', unitPriceOre: 5900, totalOre: 5900, vatCode: '3' } as const
const lines = [
  { ...line, product: 'hours', description: 'Leietid' },
  { ...line, product: 'superDamageWaiver', description: 'Redusert egenandel' },
] as const

// The least a server can do that books and keeps its answer: nobody asked who calls, nothing looked up, one statement.
process.once('message', ({ url, org }: Task) => {
  const database = openDatabase({ url, size: 20 })
  let last = FIRST_ID
  const server = createServer(async (request, response) => {
    const { personId, start, end, ...wanted } = JSON.parse(await text(request)) as Wanted
    last += 1
    const own = randomBytes(OWN_BYTES).toString('base64')
    const body = JSON.stringify({ id: last, own, rest: 'x'.repeat(ANSWER_LENGTH) })
    const reservation = {
      ...wanted,
      ...standardPolicy,
      organizationId: org.organizationId,
      personId,
      start: new Date(start),
      end: new Date(end),
      superDamageWaiver: true,
      tariffId: org.tariffId,
      created: new Date(),
      lines,
    }
    const call = { personId, key: String(last), fingerprint: Buffer.alloc(32) }
    const answer = { status: 201, headers: { 'content-type': 'application/json' }, body }
    const isMade = await insertAnsweredReservation(
      database,
      reservation,
      { id: last, reservationNumber: last },
      { call, answer },
    )
    response.writeHead(isMade ? 201 : 409, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
})
process.once('SIGTERM', () => process.exit(0))
