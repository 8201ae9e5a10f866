import type { InvoiceLine } from '@delebil/core-api'
import { AmountLines, Stack } from '@delebil/ui'
import { describeAmountLine, formatNok, formatPeriod } from '@delebil/validation/text'
import { muted } from '../../site/page/page.css.ts'
import { groupByTrip, type TripLines } from './group-by-trip.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { TripName, tripNameOf } from './trip-name.tsx'

const own = invoiceTexts

/** What of a bill is VAT. */
export function VatInside({ vatOre }: { readonly vatOre: number }) {
  return <span className={muted}>{own.vat(formatNok(vatOre))}</span>
}

/** Lines of a bill, trip by trip, and the VAT inside them where that is not said elsewhere. */
export function InvoiceTrips({ lines, vatOre }: { lines: readonly InvoiceLine[]; vatOre?: number }) {
  return (
    <Stack gapPx={24}>
      {groupByTrip(lines).map((group) => (
        <Trip key={group.reservation?.id ?? 'other'} {...group} />
      ))}
      {vatOre !== undefined && <VatInside vatOre={vatOre} />}
    </Stack>
  )
}

function Trip({ reservation, lines }: TripLines) {
  const name = tripNameOf(reservation)
  return (
    <Stack gapPx={4}>
      <TripName reservation={reservation} />
      {reservation && (
        <span className={muted}>
          {formatPeriod({ start: new Date(reservation.start), end: new Date(reservation.end) })}
        </span>
      )}
      <AmountLines
        label={own.linesOf(name)}
        lines={lines.map(({ grossOre, ...line }) => describeAmountLine({ ...line, totalOre: grossOre }))}
        total={{ label: own.sum, amount: formatNok(lines.reduce((sum, { grossOre }) => sum + grossOre, 0)) }}
      />
    </Stack>
  )
}
