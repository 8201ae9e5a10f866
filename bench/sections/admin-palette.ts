import type { Figure } from '../measure/figure.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { percentile, ratioByRound } from '../measure/statistics.ts'
import type { AdminOrg } from '../serve/admin-orgs.ts'

/** Alike but for how many reservations they have. */
export const paletteOrgs = {
  small: { id: 900_002_000, reservations: 1000, locations: 100 },
  large: { id: 900_003_000, reservations: 100_000, locations: 100 },
} as const satisfies Record<string, AdminOrg>

const ROUNDS = 5
const TURN_MS = 1000

type Hit = { readonly data: readonly { readonly resource: string; readonly hits: readonly unknown[] }[] }
type Row = { readonly data: readonly { readonly reservationNumber: number }[] }

/** How soon the server answers what is typed in the command palette, as a club grows. */
export async function paletteFigures(
  address: string,
  token: string,
  pids: readonly number[],
): Promise<readonly Figure[]> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${address}/api/admin/${path}`, { headers: { authorization: token } })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const numberOf = async ({ id }: AdminOrg): Promise<number> => {
    const { data } = await ask<Row>(`reservations?orgId=${id}&size=1`)
    return data[0]?.reservationNumber ?? 0
  }
  const milliseconds: number[] = []
  const variant = <Name extends string>(name: Name, org: AdminOrg, q: number) => ({
    name,
    pids,
    run: async (time: number) => {
      const until = performance.now() + time
      let done = 0
      for (; performance.now() < until; done += 1) {
        const began = performance.now()
        const { data } = await ask<Hit>(`search?orgId=${org.id}&q=${q}`)
        if (!data.some(({ resource }) => resource === 'reservations')) throw new Error('The palette finds nothing.')
        if (name === 'large') milliseconds.push(performance.now() - began)
      }
      return done
    },
  })
  const { small, large } = paletteOrgs
  const cpu = await cpuByRound(
    [variant('small', small, await numberOf(small)), variant('large', large, await numberOf(large))],
    ROUNDS,
    TURN_MS,
  )
  return [
    {
      name: 'palette, server: median answer with 100 000 reservations',
      value: percentile(milliseconds, 0.5),
      unit: 'ms',
    },
    { name: 'palette, server: 95 of 100 answers', value: percentile(milliseconds, 0.95), unit: 'ms' },
    {
      name: 'palette: 100 000 reservations against 1000',
      value: ratioByRound(cpu.large, cpu.small),
      unit: 'x',
      goal: { atMost: 1.5 },
    },
  ]
}
