import type { PriceLine } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationKey } from './reservations.ts'

/** `booking`: as promised (again after each change); `end`: the bill of the trip; `cancel`: the fee. */
export type PriceStage = 'booking' | 'end' | 'cancel'

/** Keeps the lines of a stage in place of those it had. */
export const setPriceLines = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  stage: PriceStage,
  lines: readonly PriceLine[],
): Promise<void> => {
  await tx.change(
    'delete from reservation_price_line where organization_id = $1 and reservation_id = $2 and stage = $3 and position > $4',
    [organizationId, id, stage, lines.length],
    'cut-price-lines',
  )
  await tx.change(
    `insert into reservation_price_line as old (organization_id, reservation_id, stage, position, description, quantity, unit,
       unit_price_ore, total_ore, vat_code, product)
     select $1, $2, $3, line.position, line.description, line.quantity, line.unit, line."unitPriceOre", line."totalOre", line."vatCode", line.product
     from rows from (jsonb_to_recordset($4::jsonb) as (description text, quantity float8, unit text, "unitPriceOre" int,
       "totalOre" int, "vatCode" text, product text)) with ordinality as line (description, quantity, unit, "unitPriceOre", "totalOre",
       "vatCode", product, position)
     on conflict (organization_id, reservation_id, stage, position) do update set description = excluded.description,
       quantity = excluded.quantity, unit = excluded.unit, unit_price_ore = excluded.unit_price_ore,
       total_ore = excluded.total_ore, vat_code = excluded.vat_code, product = excluded.product`,
    [organizationId, id, stage, JSON.stringify(lines)],
    'set-price-lines',
  )
}
