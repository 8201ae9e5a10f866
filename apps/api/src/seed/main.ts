import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/pool.ts'
import { demoLogins, demoPassword } from './demo-logins.ts'
import { seedClubs } from './seed-clubs.ts'
import { countCars, isEmpty, seedDemo } from './seed-demo.ts'
import { type Scale, seedScale } from './seed-scale.ts'

const usage = `npm run seed -- [--cars <number>] [--reservations <number>]
Fills an empty database (DATABASE_URL, or the built-in one in DATA_DIR) with the demo clubs, and with more clubs up to the
numbers asked for. The demo's clubs, and what their log-ins see, stay as large as they are.`

const readCount = (name: string, text: string | undefined): number => {
  if (text === undefined) return 0
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name} must be a whole number.\n${usage}`)
  return Number(text)
}

const readScale = (): Scale => {
  const { values } = parseArgs({ options: { cars: { type: 'string' }, reservations: { type: 'string' } } })
  const reservations = readCount('reservations', values.reservations)
  const demoCars = seedClubs.reduce((sum, club) => sum + club.cars, 0)
  const cars = values.cars === undefined ? Math.ceil(reservations / 100) : readCount('cars', values.cars) - demoCars
  if (reservations > 0 && cars <= 0) throw new Error(`--reservations needs more --cars than the demo's ${demoCars}.`)
  return { cars: Math.max(cars, 0), reservations }
}

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
    if (scale.cars > 0) await seedScale(database, scale, now)
    for (const { name, clubs, cars } of await countCars(database))
      console.log(`${cars} cars in ${name ?? `${clubs} more clubs`}`)
    console.log(`The demo is ready. Every log-in has the password ${demoPassword}:`)
    for (const { email, role } of Object.values(demoLogins)) console.log(`  ${email.padEnd(24)}${role}`)
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
