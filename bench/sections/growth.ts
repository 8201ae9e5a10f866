import { addMinutes, startOfOsloDay } from '@delebil/validation/time'
import { norwegianTowns } from '../../apps/api/src/seed/norwegian-towns.ts'
import { drive } from '../measure/drive.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound, type Variant } from '../measure/interleave.ts'
import { ratioByRound } from '../measure/statistics.ts'
import type { Bench, Section } from '../section.ts'
import { letWorkFor, makeAdminOrgs } from '../serve/admin-orgs.ts'
import { askFor } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { book } from '../serve/book.ts'
import { openMonthToBill } from '../serve/draft-month.ts'
import { freeSlots } from '../serve/free-slots.ts'
import { openOrg } from '../serve/organization.ts'
import { searchQuestions } from '../serve/search-questions.ts'
import { type Api, startApi } from '../serve/start-api.ts'
import { type SizeName, sizes } from '../sizes.ts'

const ROUNDS = 3
const TURN_MS = 2000
const WARM_UP = 4
const BOOKERS = 8
const DAYS_OF_PLAN = 7
const MINUTES_A_DAY = 24 * 60

/** What a task shows or makes: cars on the fleet map, bills. */
type Counts = { readonly mapped: number; readonly bills: number }
type Each = keyof Counts

/** The most that a size may cost against the smallest; what grows with the club by itself is compared for each of what it shows or makes. */
const tasks = {
  'search, SQL': { most: 1.5 },
  'search, memory': { most: 2 },
  'booking, SQL': { most: 1.5 },
  'booking, memory': { most: 2 },
  'list of reservations, first rows': { most: 1.5 },
  'search of staff for a number': { most: 1.5 },
  'plan of a week, 50 cars': { most: 1.5 },
  'fleet map, for each car': { most: 1.5, each: 'mapped' },
  "draft of a month's bills, for each bill": { most: 1.5, each: 'bills' },
} as const satisfies Record<string, { most: number; each?: Each }>
type Task = keyof typeof tasks

const layouts = { 'one club': ['S1', 'M1', 'L1'], 'twenty clubs': ['S', 'M', 'L'] } as const
type Grown = { readonly size: SizeName; readonly counts: Counts; readonly variants: readonly Variant<Task>[] }

const oneAfterTheOther = (run: (count: number) => Promise<unknown>) => async (milliseconds: number) =>
  (await drive(1, milliseconds, run)).times.length

/** A copy of a size with two servers, one that searches by SQL and one that does so in memory, and all that is asked of them. */
async function openSize({ seeded, scope }: Bench, size: SizeName, now: Date): Promise<Grown> {
  const database = await seeded(size)
  const url = await database.copy(scope)
  const org = await openOrg(url, BOOKERS)
  const token = await makeAdminOrgs(url, [])
  await letWorkFor(url, org.organizationId)
  const questions = searchQuestions(200, now, 'orgs' in sizes[size] ? norwegianTowns.slice(0, 1) : undefined)
  const sql = await startApi(scope, { DATABASE_URL: url, SEARCH_MEMORY_INDEX: 'off' })
  const memory = await startApi(scope, { DATABASE_URL: url })
  await awaitMemory(memory.address, url, questions)
  // What is looked at for the first time is read and mapped first, which costs many times the search.
  for (let turn = 0; turn < WARM_UP; turn += 1) {
    for (const question of questions) await askFor(200, sql.address + question)
  }

  const next = freeSlots(org.carIds, now)
  const searchOn = (address: string) => (count: number) => askFor(200, address + questions[count % questions.length])
  const bookOn = (address: string) => (count: number) =>
    book(address, org.bookers[count % BOOKERS] as (typeof org.bookers)[number], next())
  const staff = (path: string, query: Readonly<Record<string, string>>) => () => {
    const asked = new URLSearchParams({ orgId: String(org.organizationId), ...query })
    return askFor(200, `${sql.address}${path}?${asked}`, { token })
  }
  const firstRows = staff('/api/admin/reservations', { size: '20' })
  const { data } = JSON.parse((await firstRows()).toString('utf8')) as { data: { reservationNumber: number }[] }
  const fleetMap = staff('/api/admin/fleet-map', {})
  const today = startOfOsloDay(now)
  const week = { from: today.toISOString(), to: addMinutes(today, DAYS_OF_PLAN * MINUTES_A_DAY).toISOString() }
  const month = await openMonthToBill(scope, url, org.organizationId, now)
  const asked: Record<Task, readonly [Pick<Api, 'pid'>, (count: number) => Promise<unknown>]> = {
    'search, SQL': [sql, searchOn(sql.address)],
    'search, memory': [memory, searchOn(memory.address)],
    'booking, SQL': [sql, bookOn(sql.address)],
    'booking, memory': [memory, bookOn(memory.address)],
    'list of reservations, first rows': [sql, firstRows],
    'search of staff for a number': [sql, staff('/api/admin/search', { q: String(data[0]?.reservationNumber) })],
    'plan of a week, 50 cars': [sql, staff('/api/admin/fleet/plan', { ...week, size: '50', places: 'false' })],
    'fleet map, for each car': [sql, fleetMap],
    // By the functions of the server, in this process.
    "draft of a month's bills, for each bill": [process, month.draft],
  }
  const { cars } = JSON.parse((await fleetMap()).toString('utf8')) as { cars: unknown[] }
  const variants = Object.entries(asked).map(([name, [{ pid }, run]]) => ({
    name: name as Task,
    pids: [pid, database.pid],
    run: oneAfterTheOther(run),
  }))
  return { size, counts: { mapped: cars.length, bills: month.bills }, variants }
}

const label = (size: SizeName) => `${sizes[size].cars / 1000}k/${sizes[size].reservations / 1000}k`

async function figuresOf(layout: string, grown: readonly Grown[]): Promise<Figure[]> {
  const variants = grown.flatMap(({ size, variants }) =>
    variants.map((variant) => ({ ...variant, name: `${variant.name} ${size}` as const })),
  )
  const cpu = await cpuByRound(variants, ROUNDS, TURN_MS)
  const [least, ...larger] = grown
  if (!least) return []
  return larger.flatMap(({ size, counts }) =>
    Object.entries<{ most: number; each?: Each }>(tasks).map(([task, { most, each }]) => ({
      name: `${layout}, ${label(size)} against ${label(least.size)}: ${task}`,
      value:
        ratioByRound(cpu[`${task as Task} ${size}`], cpu[`${task as Task} ${least.size}`]) /
        (each ? counts[each] / least.counts[each] : 1),
      unit: 'x',
      goal: { atMost: most },
    })),
  )
}

/** What members and staff ask for most, and the month's bills, as cars and their history grow; CPU of server and database. */
export const growth: Section = {
  name: 'growth',
  run: async (bench) => {
    const now = new Date()
    const figures: Figure[] = []
    for (const [layout, [least, middle, most]] of Object.entries(layouts)) {
      const grown: Grown[] = []
      for (const size of [least, middle, ...(bench.isFull ? [most] : [])]) grown.push(await openSize(bench, size, now))
      figures.push(...(await figuresOf(layout, grown)))
    }
    return figures
  },
}
