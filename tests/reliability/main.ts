import { createScope } from '../../bench/measure/scope.ts'
import { median } from '../../bench/measure/statistics.ts'
import { findLosses, type Losses } from './find-losses.ts'
import { formatRows } from './format-rows.ts'
import { type Kills, killDatabases, killServers, startSecond } from './kill-rounds.ts'
import { prepareOrg } from './prepare-org.ts'
import { type Options, readOptions } from './read-options.ts'
import { type Seen, startStorm } from './storm.ts'
import { type StormSite, startStormSite } from './storm-site.ts'

type Result = { readonly what: string; readonly seen: Seen; readonly kills: Kills; readonly losses: Losses }

const say = (text: string) => process.stderr.write(`${text}\n`)
const scope = createScope((problem) => say(String(problem)))

const blow = async (
  what: string,
  site: StormSite,
  token: string,
  options: Options,
  kill: typeof killServers,
): Promise<Result> => {
  say(`${options.rounds} times kill -9 of the ${what} in the middle of a booking storm ...`)
  const database = site.openDatabase()
  await database.change('truncate reservation cascade')
  const storm = startStorm(site.address, token)
  const kills = await kill(site, storm, options)
  await storm.calm()
  const losses = await findLosses(database, storm.seen.promised)
  await database.close()
  return { what, seen: storm.seen, kills, losses }
}

const run = async (options: Options): Promise<boolean> => {
  const site = await startStormSite(scope)
  const database = site.openDatabase()
  const token = await prepareOrg(database)
  await database.close()
  const faults = await startSecond(site)
  const results = [
    await blow('server', site, token, options, killServers),
    await blow('database', site, token, options, killDatabases),
  ]
  faults.push(...(await startSecond(site)))
  faults.push(...results.flatMap(({ seen, kills }) => [...kills.faults, ...new Set(seen.faults)]))
  return report(results, faults, site.databaseLog())
}

const count = ({ statuses }: Seen, key: number | 'lost') => statuses.get(key) ?? 0

const report = (results: readonly Result[], faults: readonly string[], log: string): boolean => {
  const row = (name: string, value: (result: Result) => string | number) => [name, ...results.map(value)]
  const losses = Object.keys(results[0]?.losses ?? {})
  const deadlocks = log.split('\n').filter((line) => line.includes('deadlock detected')).length
  const rows = [
    row('killed', ({ what }) => what),
    row('times', ({ kills }) => kills.backMs.length),
    row('back after, median (ms)', ({ kills }) => Math.round(median(kills.backMs))),
    row('back after, longest (ms)', ({ kills }) => Math.round(Math.max(...kills.backMs))),
    row('its processor time until then, median (ms)', ({ kills }) => Math.round(median(kills.cpuMs)) || '-'),
    row('orphaned databases adopted', ({ kills, what }) => (what === 'server' ? kills.adopted : '-')),
    row('bookings answered 201', ({ seen }) => seen.promised.length),
    row('answered 409', ({ seen }) => count(seen, 409)),
    row('answered 503', ({ seen }) => count(seen, 503)),
    row('answered 500', ({ seen }) => count(seen, 500)),
    row('calls without an answer, sent again', ({ seen }) => count(seen, 'lost')),
    row('answers asked for again and compared', ({ seen }) => seen.replays),
    row('slowest call (ms)', ({ seen }) => Math.round(seen.slowestMs)),
    ...losses.map((name) => row(name, (result) => result.losses[name] ?? 0)),
  ]
  console.log(formatRows(rows))
  console.log(`deadlocks in the database's log: ${deadlocks}`)
  for (const fault of faults) console.log(`FAULT ${fault}`)
  const lost = results.reduce(
    (sum, result) => sum + losses.reduce((all, name) => all + (result.losses[name] ?? 0), 0),
    0,
  )
  const good = lost === 0 && deadlocks === 0 && faults.length === 0
  console.log(good ? 'Nothing was lost.' : 'SOMETHING WAS LOST OR WRONG, see above.')
  return good
}

let ending: Promise<never> | undefined
const end = (code: number): Promise<never> => {
  ending ??= scope.close().then(() => process.exit(code))
  return ending
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130))
try {
  const options = readOptions(process.argv.slice(2))
  const limitSeconds = 60 + options.rounds * 2 * (options.seconds + 10)
  setTimeout(() => {
    say(`The storm was not over after ${limitSeconds} s.`)
    void end(1)
  }, limitSeconds * 1000).unref()
  await end((await run(options)) ? 0 : 1)
} catch (error) {
  if (!ending) say(error instanceof TypeError ? error.message : String((error as Error).stack))
  await end(1)
}
