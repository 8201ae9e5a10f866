import { type Database, openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import type { AdminOrg } from '../serve/admin-orgs.ts'

const ROUNDS = 3
const FEW = 1000
const MANY = 10_000
const LOOK_MS = 100

type Run = { readonly id: number; readonly state: string; readonly done: number; readonly total: number }
type Asked = { readonly address: string; readonly headers: Readonly<Record<string, string>>; readonly org: AdminOrg }

const ask = async ({ address, headers, org }: Asked, path: string, body?: object): Promise<Run> => {
  const answer = await fetch(`${address}/api/admin/${path}?orgId=${org.id}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const read = await answer.json()
  return body ? read.entity : read
}

/** Milliseconds that one record of a bulk change takes, from the press until all of it is done. */
export const changeMany = async (asked: Asked, chosen: object, text: string): Promise<number> => {
  const began = performance.now()
  let run = await ask(asked, 'locations/bulk', { action: 'change', ...chosen, values: { parkingDescription: text } })
  while (run.state === 'working') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    run = await ask(asked, `bulk-runs/${run.id}`)
  }
  if (run.state !== 'done' || run.done !== run.total)
    throw new Error(`Of ${run.total} records ${run.done} were changed.`)
  return (performance.now() - began) / run.total
}

const mayWrite = (database: Database, { id }: AdminOrg, person: number) =>
  database.change(`insert into organization_permission values ($1, $2, 'FLEET_MANAGEMENT_WRITE')`, [id, person])

/** What a record of a bulk change costs as the change grows. */
export async function bulkFigures(
  url: string,
  address: string,
  { token, person }: { readonly token: string; readonly person: number },
  org: AdminOrg,
): Promise<readonly Figure[]> {
  const database = openDatabase({ url, size: 1 })
  const asked = { address, headers: { authorization: token }, org }
  try {
    await mayWrite(database, org, person)
    const rows = await database.rows<{ id: number }>(
      'select id from location where organization_id = $1 order by id limit $2',
      [org.id, MANY],
    )
    const ids = rows.map(({ id }) => id)
    const [few, many]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      few.push(await changeMany(asked, { ids: ids.slice(0, FEW) }, `Få ${round}`))
      many.push(await changeMany(asked, { ids }, `Mange ${round}`))
    }
    const [ofFew, ofMany] = [percentile(few, 0.5), percentile(many, 0.5)]
    return [
      { name: 'bulk change, a record: 10 000 against 1000', value: ofMany / ofFew, unit: 'x', goal: { atMost: 1.5 } },
      { name: 'bulk change of 10 000: a record', value: ofMany, unit: 'ms' },
    ]
  } finally {
    await database.close()
  }
}
