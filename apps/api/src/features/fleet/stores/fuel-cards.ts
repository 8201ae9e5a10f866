import type { Queryable } from '../../../platform/db/queryable.ts'

type CarOf = { readonly organizationId: number; readonly carId: number }
export type FuelCard = { id: number; cardNumber: string; supplier: string; expires: string | null }

const columns = 'id, card_number as "cardNumber", supplier, expires_on::text as expires'

export const listFuelCards = (db: Queryable, { organizationId, carId }: CarOf): Promise<FuelCard[]> =>
  db.rows(`select ${columns} from fuel_card where organization_id = $1 and car_id = $2 order by id`, [
    organizationId,
    carId,
  ])

export const insertFuelCard = (
  tx: Queryable,
  { organizationId, carId }: CarOf,
  card: Omit<FuelCard, 'id'>,
): Promise<FuelCard> =>
  tx.theRow<FuelCard>(
    `insert into fuel_card (organization_id, car_id, card_number, supplier, expires_on) values ($1, $2, $3, $4, $5)
       returning ${columns}`,
    [organizationId, carId, card.cardNumber, card.supplier, card.expires],
  )

/** The card that was there. */
export const deleteFuelCard = (
  tx: Queryable,
  { organizationId, carId }: CarOf,
  id: number,
): Promise<FuelCard | undefined> =>
  tx.oneRow<FuelCard>(
    `delete from fuel_card where organization_id = $1 and car_id = $2 and id = $3 returning ${columns}`,
    [organizationId, carId, id],
  )
