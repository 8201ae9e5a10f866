import type { Api } from '@delebil/core-api'
import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'

/** What is said of how far a trip went. */
export const odometerCalls = (
  client: () => Api,
  beginTrip: () => Promise<{ id: number }>,
  database: () => Queryable,
) => ({
  reportOdometer: async () => {
    const params = await beginTrip()
    await client().endReservation({ params, body: { carWasDamaged: false } })
    // As if no car had ever said anything.
    await database().change(
      `update reservation set kilometers_missing = id = $1, start_odometer = null, start_odometer_source = null,
         start_odometer_at = null, end_odometer = null, end_odometer_source = null, end_odometer_at = null`,
      [params.id],
    )
    return client().reportOdometer({ params, body: { start: 100, end: 101 } })
  },
})
