import { hashToken, makeToken } from '../../apps/api/src/features/sessions/session-token.ts'
import { createSession } from '../../apps/api/src/features/sessions/stores/sessions.ts'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'
import { createTestOrg, testOrg } from '../../apps/api/src/platform/db/test-org.ts'
import { transaction } from '../../apps/api/src/platform/db/transaction.ts'

/** Cars that a storm is about, all of them of the test club's first organization. */
export const stormCars = 40
const firstCarId = 201

export const carIdOf = (n: number): number => firstCarId + (n % stormCars)

/** Fills the database with the test club and more cars. Answers the token of its owner's session. */
export const prepareOrg = async (database: Database): Promise<string> => {
  const token = makeToken()
  await transaction(database, async (tx) => {
    await createTestOrg(tx)
    await tx.change(
      `insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, properties,
         tariff_key, color)
       select 1, n, n, 'EL2000' || n, 1, 1, 60.39, 5.32, '(592219,8483240)', 5, '{}', 'small', 'blue'
       from generate_series($1::int, $2::int) n`,
      [firstCarId, firstCarId + stormCars - 1],
    )
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await createSession(tx, {
      tokenHash: hashToken(token),
      personId: testOrg.owner,
      scope: 'member',
      now,
      expiresAt,
    })
  })
  return token
}
