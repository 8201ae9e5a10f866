import { drive } from '../measure/drive.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound, type Variant } from '../measure/interleave.ts'
import { ratioByRound } from '../measure/statistics.ts'
import type { Bench, Section } from '../section.ts'
import { askFor, type Question } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { inColumns, searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'
import { startProcess, waitForWord } from '../serve/start-process.ts'
import { sizes } from '../sizes.ts'

const ROUNDS = 5
const TURN_MS = 1200
const AT_ONCE = 4

const paths = ['SQL', 'memory', 'columns', 'compressed', 'columns compressed'] as const
type Path = (typeof paths)[number]
type SearchSize = 'S' | 'M' | 'L'
type Key = `${Path} ${SearchSize}` | 'bare'

/** For the answer of 100 cars against writing them as text, and for ten times as many cars against the fewest. */
const goals = {
  SQL: { bare: 6, growth: 1.5 },
  memory: { bare: 1.2, growth: 2 },
  columns: { bare: 0.6, growth: 2 },
} as const

const asker =
  (address: string, questions: readonly string[], headers: Question['headers'] = {}) =>
  async (milliseconds: number) => {
    const { times } = await drive(AT_ONCE, milliseconds, (count) =>
      askFor(200, address + (questions[count % questions.length] ?? ''), { headers }),
    )
    return times.length
  }

const apiVariants = async (bench: Bench, size: SearchSize, questions: readonly string[]): Promise<Variant<Key>[]> => {
  const database = await bench.seeded(size)
  const start = (memory: 'on' | 'off') =>
    startApi(bench.scope, { DATABASE_URL: database.url, SEARCH_MEMORY_INDEX: memory })
  const memory = await start('on')
  await awaitMemory(memory.address, database.url, questions)
  const sql = await start('off')
  const columns = questions.map(inColumns)
  const variant = (path: Path, { address, pid }: typeof sql, asked = questions, headers = {}): Variant<Key> => ({
    name: `${path} ${size}`,
    pids: [pid, database.pid],
    run: asker(address, asked, headers),
  })
  const compressed = { 'accept-encoding': 'br' }
  return [
    variant('SQL', sql),
    variant('memory', memory),
    variant('columns', memory, columns),
    variant('compressed', memory, questions, compressed),
    variant('columns compressed', memory, columns, compressed),
  ]
}

/** The bare server, handed a real answer, so that it writes the very same text. */
const bareVariant = async (bench: Bench, answer: Buffer): Promise<Variant<Key>> => {
  const cars: unknown = JSON.parse(answer.toString('utf8'))
  const process = startProcess('bench/bare-stringify/main.ts')
  bench.scope.add(process.stop)
  process.child.send(cars as object)
  const address = await waitForWord(process, /(http:\S+)/)
  return { name: 'bare', pids: [process.pid], run: asker(address, ['/']) }
}

export const figuresOfSearch = (
  cpu: Readonly<Record<Key, readonly number[]>>,
  sizeNames: readonly SearchSize[],
): Figure[] => {
  const ratio = (above: Key, below: Key) => ratioByRound(cpu[above], cpu[below])
  const label = (size: SearchSize) => `${sizes[size].cars / 1000}k/${sizes[size].reservations / 1000}k`
  const kept = ['SQL', 'memory', 'columns'] as const
  const named = (name: string, value: number, most: number): Figure => ({
    name,
    value,
    unit: 'x',
    goal: { atMost: most },
  })
  const compression = (size: SearchSize, path: 'memory' | 'columns', compressed: Path) =>
    named(
      `search ${label(size)}, ${path} path: CPU of brotli against the answer`,
      ratio(`${compressed} ${size}`, `${path} ${size}`) - 1,
      1,
    )
  return [
    ...sizeNames.flatMap((size) => [
      ...kept.map((path) =>
        named(
          `search ${label(size)}, ${path} path: CPU against stringify 100 cars`,
          ratio(`${path} ${size}`, 'bare'),
          goals[path].bare,
        ),
      ),
      compression(size, 'memory', 'compressed'),
      compression(size, 'columns', 'columns compressed'),
    ]),
    ...sizeNames
      .slice(1)
      .flatMap((size) =>
        kept.map((path) =>
          named(
            `search ${label(size)} against ${label('S')}, ${path} path: CPU`,
            ratio(`${path} ${size}`, `${path} S`),
            goals[path].growth,
          ),
        ),
      ),
  ]
}

/** Availability search through the whole server, by CPU time of server and database. */
export const search: Section = {
  name: 'search',
  run: async (bench) => {
    const questions = searchQuestions(400, new Date())
    const sizeNames: SearchSize[] = bench.isFull ? ['S', 'M', 'L'] : ['S', 'M']
    const variants: Variant<Key>[] = []
    for (const size of sizeNames) variants.push(...(await apiVariants(bench, size, questions)))
    const database = await bench.seeded('S')
    const sample = await startApi(bench.scope, { DATABASE_URL: database.url, SEARCH_MEMORY_INDEX: 'off' })
    const answer = await askFor(200, sample.address + (questions[0] ?? ''))
    await sample.stop()
    variants.push(await bareVariant(bench, answer))
    return figuresOfSearch(await cpuByRound(variants, ROUNDS, TURN_MS), sizeNames)
  },
}
