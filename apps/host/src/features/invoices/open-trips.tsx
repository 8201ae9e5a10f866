import type { OpenLine } from '@delebil/core-api'
import { Stack } from '@delebil/ui'
import { formatNok, formatPeriod } from '@delebil/validation/text'
import { muted } from '../../site/page/page.css.ts'
import { groupByTrip } from './group-by-trip.ts'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'
import { OpenLineRow } from './open-line-row.tsx'
import { TripName } from './trip-name.tsx'

const own = invoiceTexts

/** Lines that are on no invoice yet, trip by trip; each says how it came to be, and can be said to be wrong. */
export function OpenTrips({ lines, vatOre }: { readonly lines: readonly OpenLine[]; readonly vatOre: number }) {
  return (
    <Stack gapPx={24}>
      {groupByTrip(lines).map(({ reservation, lines: ofTrip }) => (
        <Stack key={reservation?.id ?? 'other'} gapPx={4}>
          <TripName reservation={reservation} />
          {reservation && (
            <span className={muted}>
              {formatPeriod({ start: new Date(reservation.start), end: new Date(reservation.end) })}
            </span>
          )}
          <ul className={css.openLines}>
            {ofTrip.map((line) => (
              <OpenLineRow key={line.id} line={line} />
            ))}
          </ul>
        </Stack>
      ))}
      <span className={muted}>{own.vat(formatNok(vatOre))}</span>
    </Stack>
  )
}
