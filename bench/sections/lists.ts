import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { makeAdminOrgs } from '../serve/admin-orgs.ts'
import { type ListOrg, makeListOrg } from '../serve/list-org.ts'
import { startApi } from '../serve/start-api.ts'

const org: ListOrg = { id: 900_100_000, persons: 200_000, cars: 2800, reservations: 1_000_000 }
const ROUNDS = 15
/** First rows are there before the eye has left the field. */
const MOST_MS = 50

const is = (field: string, value: unknown): string => JSON.stringify([{ field, operator: 'is', value }])

/** What staff type and press, by list: a name of many and of few, a phone, a plate, a car, a place, a note, one letter, nonsense. */
const asked = {
  reservations: [
    { q: 'Kvamme' },
    { q: 'Ingrid Hansen' },
    { q: '+47 410 00 700' },
    { q: '41000700' },
    { q: 'EK 20001' },
    { q: '131' },
    { q: 'Modell 7' },
    { q: 'nøkkel nummer 5000' },
    { q: 'a' },
    { q: 'qzwx' },
    { filter: is('days', 'TODAY'), sort: 'urgency' },
    { filter: is('days', 'TODAY'), sort: 'urgency', q: 'Kvamme' },
    { filter: is('progress', ['LATE', 'OUT']), sort: 'urgency' },
    { sort: '-end' },
  ],
  persons: [{}, { q: 'Kvamme' }, { q: 'Ingrid Hansen' }, { q: '41000700' }, { q: 'p199@benk.test' }, { q: 'qzwx' }],
  cars: [{ q: 'EK20001' }, { q: 'Modell 7' }],
} as const satisfies Record<string, readonly Readonly<Record<string, string>>[]>

/** The views of the reservations, as their tabs count them. */
const views = [
  is('days', 'TODAY'),
  is('progress', ['LATE', 'OUT']),
  is('progress', 'LATE'),
  is('days', 'TOMORROW'),
  '[]',
]

/** First rows of searches and views in a club of a million reservations and 200 000 persons. */
export const lists: Section = {
  name: 'lists',
  run: async ({ scope, seeded, log }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    log('  filling the club')
    const token = await makeAdminOrgs(url, [])
    await makeListOrg(url, org)
    const { address } = await startApi(scope, { DATABASE_URL: url, SEARCH_MEMORY_INDEX: 'off' })
    const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<number> => {
      const began = performance.now()
      const text = new URLSearchParams({ orgId: String(org.id), ...query })
      const answer = await fetch(`${address}/api/admin/${path}?${text}`, { headers: { authorization: token } })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      return performance.now() - began
    }
    const median = async (path: string, query: Readonly<Record<string, string>>): Promise<number> => {
      await ask(path, query)
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(path, query))
      return percentile(times, 0.5)
    }
    const figures: Figure[] = []
    for (const [list, queries] of Object.entries(asked)) {
      for (const query of queries) {
        const said = Object.values<string>(query).join(' ') || 'all'
        figures.push({
          name: `${list}, first rows: ${said}`,
          value: await median(list, query),
          unit: 'ms',
          goal: { atMost: MOST_MS },
        })
      }
    }
    const value = await median('reservations/counts', { filters: `[${views.join(',')}]` })
    figures.push({ name: 'reservations, counts of five views', value, unit: 'ms', goal: { atMost: 2 * MOST_MS } })
    return figures
  },
}
