import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/pool.ts'
import { demoPassword } from '../platform/demo-password.ts'
import { demoLoginLines } from './demo-logins.ts'
import { isEmpty } from './is-empty.ts'
import { MOST_RESERVATIONS_A_CAR } from './large-history.ts'
import { countCars, seedDemo } from './seed-demo.ts'
import { seedLargeOrg } from './seed-large-org.ts'
import { type SeedOrg, seedOrgs } from './seed-orgs.ts'
import { type Scale, seedScale } from './seed-scale.ts'

const usage = `npm run seed -- [--club <key>] [--cars <number>] [--reservations <number>]
Fills an empty database (DATABASE_URL, or the built-in one in DATA_DIR) with the demo clubs.
  --cars          how many there shall be in all; with --club, in that club
  --reservations  how many there shall be beside the demo's own, some years back and some weeks ahead
  --club          where they shall be: in this club of the demo (${seedOrgs.map(({ key }) => key).join(' or ')}), so that its log-ins see them.
                  Left out, they are in clubs of their own, and the demo's stay as large as they are.`

const readCount = (name: string, text: string | undefined): number => {
  if (text === undefined) return 0
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name} must be a whole number.\n${usage}`)
  return Number(text)
}

const readOrg = (key: string | undefined): SeedOrg | undefined => {
  const club = seedOrgs.find((one) => one.key === key)
  if (key !== undefined && !club) throw new Error(`--club must be a club of the demo.\n${usage}`)
  return club
}

const text = { type: 'string' } as const

const readScale = (): Scale & { club: SeedOrg | undefined } => {
  const { values } = parseArgs({
    options: { club: text, cars: text, reservations: text, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(usage)
    process.exit()
  }
  const club = readOrg(values.club)
  const reservations = readCount('reservations', values.reservations)
  const demoCars = (club ? [club] : seedOrgs).reduce((sum, one) => sum + one.cars, 0)
  const cars = values.cars === undefined ? Math.ceil(reservations / 100) : readCount('cars', values.cars) - demoCars
  if (reservations > 0 && cars <= 0) throw new Error(`--reservations needs more --cars than the demo's ${demoCars}.`)
  if (club && reservations > cars * MOST_RESERVATIONS_A_CAR)
    throw new Error(`A car has no room for more than ${MOST_RESERVATIONS_A_CAR} --reservations; ask for more --cars.`)
  return { club, cars: Math.max(cars, 0), reservations }
}

const seconds = (startedAt: number) => Math.round((Date.now() - startedAt) / 1000)

const seed = async (): Promise<void> => {
  const scale = readScale()
  const config = readConfig()
  const report = (problem: Error) => console.error(problem.message)
  const embedded = config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR, report) : undefined
  const database = openDatabase({ url: config.DATABASE_URL ?? embedded?.url ?? '', size: 2, reportProblem: report })
  try {
    await migrate(database)
    if (!(await isEmpty(database))) throw new Error('The database has clubs already. Seed an empty one.')
    const now = new Date()
    await seedDemo(database, now)
    if (scale.cars > 0) {
      const startedAt = Date.now()
      await (scale.club ? seedLargeOrg(database, scale.club, scale, now) : seedScale(database, scale, now))
      console.log(
        `Beside the demo: ${scale.cars} cars and ${scale.reservations} reservations in ${seconds(startedAt)} s`,
      )
    }
    for (const { name, orgs, cars } of await countCars(database))
      console.log(`${cars} cars in ${name ?? `${orgs} more clubs`}`)
    console.log(`The demo is ready. Every log-in has the password ${demoPassword}:`)
    for (const line of demoLoginLines) console.log(line)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
