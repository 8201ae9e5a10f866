import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contract, requestAddress } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { demoPassword } from '../../apps/api/src/platform/demo-password.ts'
import { demoLogins } from '../../apps/api/src/seed/demo-logins.ts'
import { cpuTimeMs } from '../measure/cpu-time.ts'
import { createScope, type Scope } from '../measure/scope.ts'
import { slope } from '../measure/slope.ts'
import { ask } from '../serve/ask.ts'
import { searchPath } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'
import { type Memory, readMemory } from './read-memory.ts'

const usage = `npm run soak -- [--calls <number>] [--samples <number>]
Asks a server of its own, with the demo's data, and tells where its memory went, as it goes and at the end.`

const AT_ONCE = 8
let isOver = false
const metricsToken = 'a-token-of-the-soak'
const bergen = { latitude: 60.39, longitude: 5.32 }
const parts = ['rss', 'heapUsed', 'heapTotal', 'external', 'rest'] as const

type Sample = Memory & { readonly calls: number; readonly cpuMs: number }

const readOptions = () => {
  const { values } = parseArgs({ options: { calls: { type: 'string' }, samples: { type: 'string' } } })
  const [calls, samples] = [Number(values.calls ?? 1_000_000), Number(values.samples ?? 50)]
  if (!Number.isSafeInteger(calls) || !Number.isSafeInteger(samples) || samples < 4 || calls < samples)
    throw new Error(usage)
  return { calls, samples }
}

const startSite = async (scope: Scope) => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-soak-'))
  chmodSync(folder, 0o755)
  scope.add(() => rmSync(folder, { recursive: true, force: true }))
  // It logs as it does for everybody.
  return startApi(scope, { DATA_DIR: folder, LOG_LEVEL: 'info', METRICS_TOKEN: metricsToken })
}

const logIn = async (address: string): Promise<string> => {
  const response = await fetch(address + contract.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demoLogins.member.email, password: demoPassword }),
  })
  return response.headers.get('authorization') ?? ''
}

/** Half of it searches, all of them different; the rest what an open page asks. */
const questionsOf = (now: Date) => {
  const others = [contract.whoami, contract.listActiveReservations, contract.listOrganizations].map((declaration) =>
    requestAddress(declaration, {}, {}),
  )
  return (count: number): string => {
    const start = addMinutes(now, 60 + (count % 5000) * 5)
    if (count % 2 === 0) return searchPath(bergen, start, addMinutes(start, 240))
    return others[((count - 1) / 2) % others.length] ?? ''
  }
}

const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(10)).join('')

const soak = async (scope: Scope): Promise<void> => {
  const { calls, samples } = readOptions()
  const { address, pid } = await startSite(scope)
  const token = await logIn(address)
  const question = questionsOf(new Date())
  let [asked, busy] = [0, 0]
  const askUntil = async (last: number) => {
    const worker = async () => {
      while (asked < last && !isOver) {
        const { status } = await ask(address + question(asked), { token })
        if (status === 200) asked += 1
        // A machine that does much else has no time at once.
        else if (status === 503) busy += 1
        else throw new Error(`${question(asked)} answered ${status}.`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  const taken: Sample[] = []
  console.log(row(['calls', ...parts, 'CPU ms']))
  for (let turn = 0; turn <= samples && !isOver; turn += 1) {
    await askUntil(Math.round((calls * turn) / samples))
    if (isOver) break
    const sample = { calls: asked, cpuMs: cpuTimeMs([pid]), ...(await readMemory(address, metricsToken)) }
    const before = taken.at(-1)
    const cpu = before ? (sample.cpuMs - before.cpuMs) / (sample.calls - before.calls) : 0
    taken.push(sample)
    console.log(row([sample.calls, ...parts.map((part) => sample[part].toFixed(1)), cpu.toFixed(2)]))
  }
  // The first half is what any server takes until it is warm.
  const half = taken.slice(Math.floor(taken.length / 2))
  const steps = half.map((sample) => sample.calls / 100_000)
  const slopes = parts.map((part) =>
    slope(
      steps,
      half.map((sample) => sample[part]),
    ).toFixed(2),
  )
  // After a collection only what is kept is there: what leaks lifts the least of it.
  const least = (some: readonly Sample[]) => Math.min(...some.map(({ heapUsed }) => heapUsed)).toFixed(1)
  const earlier = taken.slice(0, taken.length - half.length)
  console.log(`Least heap in use: ${least(earlier)} MB in the first half, ${least(half)} MB in the second`)
  if (busy > 0) console.log(`${busy} calls were answered 503 and asked again.`)
  console.log(`MB for 100 000 calls, over the second half:\n${row(['', ...slopes])}`)
}

const scope = createScope((problem) => console.error(problem))
// Broken off, it still says what it has seen.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (isOver = true))
try {
  await soak(scope)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  await scope.close()
}
process.exit()
