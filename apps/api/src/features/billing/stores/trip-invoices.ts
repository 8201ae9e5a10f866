import type { Queryable } from '../../../platform/db/queryable.ts'

/** The invoices that a reservation has lines on and that stand, by id. */
export const listInvoicesOfTrip = async (
  db: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    `select distinct i.id from charge c
     join invoice_line l on (l.organization_id, l.charge_id) = (c.organization_id, c.id)
     join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id)
     where c.organization_id = $1 and c.reservation_id = $2 and i.kind = 'INVOICE' and i.credited_at is null order by i.id`,
    [organizationId, id],
  )
  return rows.map((row) => row.id)
}

/** Where the car of a trip belongs: the place of what was delivered with it. */
export const findPlaceOfTrip = async (tx: Queryable, organizationId: number, id: number): Promise<string | null> => {
  const found = await tx.oneRow<{ name: string | null }>(
    `select place.name from reservation r
     left join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     left join location place on (place.organization_id, place.id) = (c.organization_id, c.location_id)
     where r.organization_id = $1 and r.id = $2`,
    [organizationId, id],
  )
  return found?.name ?? null
}
