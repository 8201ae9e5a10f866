import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countsEnded } from './measure/cpu-time.ts'
import type { Figure } from './measure/figure.ts'
import { createScope } from './measure/scope.ts'
import { formatTable } from './measure/table.ts'
import { pickSections } from './pick-sections.ts'
import type { Bench, Section } from './section.ts'
import { sections } from './sections.ts'
import { type SeededDatabase, startSeeded } from './serve/seeded-database.ts'
import { type SizeName, sizes } from './sizes.ts'

const log = (line: string) => process.stderr.write(`${line}\n`)
const complain = (problem: unknown) => log(String(problem instanceof Error ? problem.stack : problem))

const readRequest = () => {
  const options = { full: { type: 'boolean' }, adapter: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const adapters = (values.adapter ?? []).map((path) => resolve(path))
  return { isFull: values.full === true, adapters, wanted: pickSections(sections, positionals) }
}

const whole = createScope(complain)
let current = createScope(complain)
let isBrokenOff = false

const stopEverything = async () => {
  await current.close()
  await whole.close()
}

const breakOff = () => {
  if (isBrokenOff) process.exit(130)
  isBrokenOff = true
  log('Stopping what was started ...')
  void stopEverything().then(() => process.exit(130))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, breakOff)

const databases = new Map<SizeName, Promise<SeededDatabase>>()
const seeded = (size: SizeName): Promise<SeededDatabase> => {
  const known = databases.get(size) ?? startSeeded(whole, sizes[size])
  databases.set(size, known)
  return known
}

/** A section that fails has measured nothing, and the others go on. */
const runSection = async (
  { name, run }: Section,
  asked: Pick<Bench, 'isFull' | 'adapters'>,
): Promise<readonly Figure[]> => {
  const began = performance.now()
  log(`${name} ...`)
  current = createScope(complain)
  const bench: Bench = { ...asked, scope: current, seeded, log: (line) => log(`  ${line}`) }
  try {
    return await run(bench)
  } catch (problem) {
    if (isBrokenOff) return []
    complain(problem)
    return [{ name: `${name}: could not be measured`, value: Number.NaN, unit: '', goal: { exactly: 0 } }]
  } finally {
    await current.close()
    log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
}

const measure = async () => {
  const { wanted, ...asked } = readRequest()
  const loads = () =>
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')
  if (!countsEnded) log('Outside Linux the CPU time of ended database connections is not counted.')
  log(`Load average before: ${loads()}`)
  const figures: Figure[] = []
  for (const section of wanted) {
    if (isBrokenOff) break
    const found = await runSection(section, asked)
    figures.push(...found)
    // The whole table comes at the end, an hour from now: who breaks off has seen what there was.
    if (wanted.length > 1 && found.length > 0) log(`\n${formatTable(found)}\n`)
  }
  if (isBrokenOff) return
  await stopEverything()
  log(`Load average after: ${loads()}\n`)
  console.log(formatTable(figures))
}

try {
  await measure()
} catch (problem) {
  await stopEverything()
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
