import { readFileSync } from 'node:fs'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { type AdminOrg, benchPerson, makeAdminOrgs } from '../serve/admin-orgs.ts'
import { startApi } from '../serve/start-api.ts'
import { bulkFigures } from './admin-bulk.ts'
import { fleetMapFigures } from './admin-fleet-map.ts'
import { paletteFigures, paletteOrgs } from './admin-palette.ts'
import { planFigures } from './admin-plan.ts'

const small: AdminOrg = { id: 900_000_000, reservations: 1000, locations: 100_000 }
const large: AdminOrg = { id: 900_001_000, reservations: 100_000, locations: 1_000_000 }
const ROUNDS = 5
const TURN_MS = 1500
const PAGES_DOWN = 40
/** An export of ten times the rows may not need more memory than this many times as much. */
const MOST_GROWTH = 1.3

type Page = { readonly cursor: string | null; readonly data: readonly unknown[] }

/** The most memory that a process has had (kB). */
const peakKb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN)

/** Lists of the admin area as clubs grow, and their spreadsheets. */
export const admin: Section = {
  name: 'admin',
  run: async ({ scope, seeded, log }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    log('  filling the clubs')
    const token = await makeAdminOrgs(url, [small, large, ...Object.values(paletteOrgs)])
    const { address, pid } = await startApi(scope, { DATABASE_URL: url, SEARCH_MEMORY_INDEX: 'off' })
    const headers = { authorization: token }
    const list = async ({ id }: AdminOrg, cursor?: string): Promise<Page> => {
      const more = cursor ? `&cursor=${cursor}` : ''
      const answer = await fetch(`${address}/api/admin/reservations?orgId=${id}&size=20${more}`, { headers })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Page
    }
    const cursorOf = async (org: AdminOrg): Promise<string> => {
      let cursor = ''
      for (let page = 0; page < PAGES_DOWN; page += 1) cursor = (await list(org, cursor)).cursor ?? cursor
      return cursor
    }
    const [smallCursor, largeCursor] = [await cursorOf(small), await cursorOf(large)]
    const variant = <Name extends string>(name: Name, org: AdminOrg, cursor?: string) => ({
      name,
      pids: [pid, database.pid],
      run: async (milliseconds: number) => {
        const until = performance.now() + milliseconds
        let done = 0
        for (; performance.now() < until; done += 1) await list(org, cursor)
        return done
      },
    })
    const cpu = await cpuByRound(
      [
        variant('firstSmall', small),
        variant('firstLarge', large),
        variant('nextSmall', small, smallCursor),
        variant('nextLarge', large, largeCursor),
      ],
      ROUNDS,
      TURN_MS,
    )
    const exported = async ({ id }: AdminOrg, format: string): Promise<number> => {
      const answer = await fetch(
        `${address}/api/admin/locations/export.${format}?orgId=${id}&columns=name,parkingDescription`,
        { headers },
      )
      let bytes = 0
      for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length
      return bytes
    }
    const figures: Figure[] = [
      {
        name: 'list, first rows: 100 000 reservations against 1000',
        value: ratioByRound(cpu.firstLarge, cpu.firstSmall),
        unit: 'x',
        goal: { atMost: 1.5 },
      },
      {
        name: 'list, next page: 100 000 reservations against 1000',
        value: ratioByRound(cpu.nextLarge, cpu.nextSmall),
        unit: 'x',
        goal: { atMost: 1.5 },
      },
    ]
    figures.push(...(await paletteFigures(address, token, [pid, database.pid])))
    figures.push(...(await planFigures(url, address, { token, person: benchPerson }, [pid, database.pid])))
    figures.push(...(await fleetMapFigures(url, address, { token, person: benchPerson }, [pid, database.pid])))
    figures.push(...(await bulkFigures(url, address, { token, person: benchPerson }, small)))
    for (const format of ['csv', 'xlsx']) {
      await exported(small, format)
      const before = peakKb(pid)
      const began = performance.now()
      const bytes = await exported(large, format)
      const seconds = (performance.now() - began) / 1000
      figures.push(
        { name: `${format}: thousand rows a second`, value: large.locations / 1000 / seconds, unit: '' },
        { name: `${format}: size of 1 000 000 rows`, value: bytes / 1000, unit: 'kB' },
        { name: `${format}: peak memory`, value: peakKb(pid), unit: 'kB' },
        {
          name: `${format}: peak memory, 1 000 000 rows against 100 000`,
          value: peakKb(pid) / before,
          unit: 'x',
          goal: { atMost: MOST_GROWTH },
        },
      )
    }
    return figures
  },
}
