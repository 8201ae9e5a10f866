import { Pool } from 'pg'
import { drive } from '../measure/drive.ts'
import { freeSlots } from '../serve/free-slots.ts'
import type { Organization } from '../serve/organization.ts'

export type Task = { readonly url: string; readonly org: Organization }
export type Turn = { readonly atOnce: number; readonly milliseconds: number }
export type Done = { readonly count: number; readonly elapsedMs: number }

const mostConnections = 32
const statement = `insert into reservation
  (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
  values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict do nothing returning id`

// The least that books without double booking: one statement, its constraint, a commit.
process.once('message', ({ url, org }: Task) => {
  const pool = new Pool({ connectionString: url, max: mostConnections, idleTimeoutMillis: 0 })
  const next = freeSlots(org.carIds, new Date())
  const insert = async (count: number) => {
    const { membershipId, personId } = org.bookers[count % org.bookers.length] ?? {}
    const { carId, start, end } = next()
    const values = [org.organizationId, membershipId, personId, carId, start, end, org.tariffId]
    const { rowCount } = await pool.query({ name: 'book', text: statement, values })
    if (rowCount !== 1) throw new Error('A free car could not be booked.')
  }
  process.on('message', async ({ atOnce, milliseconds }: Turn) => {
    const { times, elapsedMs } = await drive(atOnce, milliseconds, insert)
    process.send?.({ count: times.length, elapsedMs } satisfies Done)
  })
  process.send?.('ready')
})
process.once('SIGTERM', () => process.exit(0))
