import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { addTestCars, createTestOrg } from './test-org.ts'
import { patientTransaction } from './transaction.ts'

type Size = {
  /** So many cars more of club 1. */
  readonly cars?: number
  /** SQL that writes the rows. On a busy machine it takes longer than a caller would wait. */
  readonly fill: readonly string[]
  readonly analyze: string
}

/** For tests of size: a database with so many rows that the planner chooses as it does for a large club, which it knows of. */
export const createLargeTestDatabase = async ({ cars = 0, fill, analyze }: Size): Promise<TestDatabase> => {
  const suite = await createTestDatabase(1)
  await createTestOrg(suite.database)
  await addTestCars(suite.database, cars)
  for (const some of fill) await patientTransaction(suite.database, (tx) => tx.change(some))
  await suite.database.change(`vacuum analyze ${analyze}`)
  return suite
}

/** SQL: trips of each of so many of those cars, all of them over since yesterday. */
export const insertTripsOver = (cars: number, each: number): string => `
  insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
    select 1, 1, 1, 1000 + car, at, at + interval '4 hours', at + interval '4 hours', at, at + interval '4 hours', 1
    from generate_series(1, ${cars}) car, generate_series(1, ${each}) trip,
      lateral (select now() - interval '1 day' - trip * interval '17 hours' as at) moment`
