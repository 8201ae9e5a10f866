import type { Queryable } from '../../platform/db/queryable.ts'

type Trip = { readonly organizationId: number; readonly id: number }
export type ExtensionOffer = {
  oldEnd: Date
  newEnd: Date
  /** Of the whole trip, in øre. */
  totalOre: number
  askedAt: Date
  takenAt: Date | null
}

export const insertOffer = async (
  tx: Queryable,
  { organizationId, id }: Trip,
  { personId, oldEnd, newEnd, totalOre, askedAt }: Omit<ExtensionOffer, 'takenAt'> & { readonly personId: number },
): Promise<void> => {
  await tx.change(
    `insert into extension_offer (organization_id, reservation_id, old_end, new_end, total_ore, person_id, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [organizationId, id, oldEnd, newEnd, totalOre, personId, askedAt],
  )
}

/** What was asked last about a trip, locked: two answers at once are one after the other. */
export const lockLastOffer = (tx: Queryable, { organizationId, id }: Trip): Promise<ExtensionOffer | undefined> =>
  tx.oneRow(
    `select old_end as "oldEnd", new_end as "newEnd", total_ore as "totalOre", asked_at as "askedAt", taken_at as "takenAt"
     from extension_offer where organization_id = $1 and reservation_id = $2 order by asked_at desc limit 1 for update`,
    [organizationId, id],
  )

export const takeOffer = async (
  tx: Queryable,
  { organizationId, id }: Trip,
  { oldEnd, now }: { readonly oldEnd: Date; readonly now: Date },
): Promise<void> => {
  await tx.change(
    `update extension_offer set taken_at = $4
     where organization_id = $1 and reservation_id = $2 and date_trunc('milliseconds', old_end) = $3`,
    [organizationId, id, oldEnd, now],
  )
}

/** Forgets what was asked before the moment. */
export const deleteOffersBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from extension_offer where asked_at < $1', [before])
