import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { webMercator } from '../../../apps/api/src/platform/db/web-mercator.ts'
import type { PeerQuestion } from '../peer.ts'

type Wanted = Readonly<Record<'organizationId' | 'membershipId' | 'personId' | 'carId' | 'tariffId', number>> &
  Readonly<Record<'start' | 'end', string>>

const search = `
  with near as materialized (
    select organization_id, id, car_number, license_plate, lat, lng from car where active order by xy <-> point($1, $2) limit $3)
  select n.*, not exists (
    select from reservation r where r.organization_id = n.organization_id and r.car_id = n.id and r.blocking
      and r.start_at < $5 and r.start_at > $4::timestamptz - interval '30 days' and r.busy_until > $4) as "isFree"
  from near n`

const book = `insert into reservation
  (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
  values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict do nothing`

process.once('message', ({ url }: { url: string }) => {
  const pool = new Pool({ connectionString: url, max: 16 })
  const answers: Readonly<Record<string, (asked: unknown) => Promise<unknown>>> = {
    '/search': async (asked) => {
      const { latitude, longitude, size, start, end } = asked as PeerQuestion
      const { x, y } = webMercator(latitude, longitude)
      return (await pool.query({ name: 'search', text: search, values: [x, y, size, start, end] })).rows
    },
    '/book': async (asked) => {
      const { organizationId, membershipId, personId, carId, start, end, tariffId } = asked as Wanted
      const values = [organizationId, membershipId, personId, carId, start, end, tariffId]
      return { isBooked: (await pool.query({ name: 'book', text: book, values })).rowCount === 1 }
    },
  }
  const server = createServer(async (request, response) => {
    const answer = JSON.stringify(await answers[request.url ?? '']?.(await json(request)))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
    response.end(answer)
  })
  server.listen(0, '127.0.0.1', () => {
    process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
})
process.once('SIGTERM', () => process.exit(0))
