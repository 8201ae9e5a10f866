import { PanelTable, useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Stack, Switch } from '@delebil/ui'
import { INCLUDE_NON_RESERVATION_LINES_DEFAULT } from '@delebil/validation/constants'
import { formatNok, LOCALE, priceUnitText } from '@delebil/validation/text'
import { useState } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { invoiceTexts as texts } from './invoice-texts.ts'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** What an invoice is made of, with or without what is about no reservation. */
export function InvoiceLines({ record: { id } }: { readonly record: Read<'invoices'> }) {
  const [includesOthers, setIncludesOthers] = useState(INCLUDE_NON_RESERVATION_LINES_DEFAULT)
  const answer = useAdminAnswer('invoices.lines', {
    params: { id },
    query: { includeNonReservationLines: String(includesOthers) as 'true' | 'false' },
  })
  return (
    <Stack gapPx={12}>
      <Switch isSelected={includesOthers} onChange={setIncludesOthers}>
        {texts.includeOthers}
      </Switch>
      <PanelTable
        label={texts.lines}
        answer={{ data: answer.data, error: answer.error?.message, again: () => void answer.mutate() }}
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
    </Stack>
  )
}
