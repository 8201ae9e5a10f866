import { PanelTable } from '@delebil/admin-components'
import type { InvoiceLine } from '@delebil/core-api'
import { formatNok, LOCALE, priceUnitText } from '@delebil/validation/text'
import { RecordLink } from '../shared/record-link.tsx'
import { invoiceTexts as texts } from './invoice-texts.ts'

type Line = InvoiceLine & { readonly chargeId: number }

interface Props {
  readonly label: string
  /** Left out, they are asked for still. */
  readonly lines?: readonly Line[] | undefined
  readonly error?: string | undefined
  readonly onAgain: () => void
}

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** Lines of an invoice, each with the trip that it is of; on a phone the first of each trip has it. */
export function LinesTable({ label, lines, error, onAgain }: Props) {
  const going = new Set(
    lines?.flatMap(({ chargeId, reservation }, at) =>
      reservation?.id === lines[at - 1]?.reservation?.id && at > 0 ? [chargeId] : [],
    ),
  )
  return (
    <PanelTable<Line>
      label={label}
      answer={{ data: lines && { data: lines }, error, again: onAgain }}
      rowKey={({ chargeId }) => chargeId}
      empty={texts.noLines}
      columns={[
        {
          label: texts.reservation,
          value: ({ reservation }) =>
            reservation === null ? (
              '–'
            ) : (
              <RecordLink of="reservations" id={reservation.id}>
                {reservation.reservationNumber}
              </RecordLink>
            ),
          isNothing: ({ chargeId, reservation }) => reservation === null || going.has(chargeId),
        },
        { label: texts.what, value: ({ description }) => description },
        {
          label: texts.count,
          value: ({ quantity, unit }) => `${figures.format(quantity)} ${priceUnitText[unit]}`,
          isNumber: true,
        },
        { label: texts.rate, value: ({ unitPriceOre }) => formatNok(unitPriceOre), isNumber: true },
        { label: texts.vat, value: ({ vatOre }) => formatNok(vatOre), isNumber: true },
        { label: texts.sum, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
      ]}
    />
  )
}
