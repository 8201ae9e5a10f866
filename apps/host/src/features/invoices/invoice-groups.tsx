import type { Invoice, InvoiceLine } from '@delebil/core-api'
import { Stack } from '@delebil/ui'
import { groupsOfLines } from '@delebil/validation'
import { formatNok, invoiceGroupingText } from '@delebil/validation/text'
import { InvoiceTrips, VatInside } from './invoice-trips.tsx'
import * as css from './invoices.css.ts'

interface Props {
  readonly grouping: Exclude<Invoice['grouping'], 'NONE'>
  readonly lines: readonly InvoiceLine[]
  readonly vatOre: number
}

/** Lines of a company's bill by driver or cost centre, each with its sum. */
export function InvoiceGroups({ grouping, lines, vatOre }: Props) {
  return (
    <Stack gapPx={24}>
      {groupsOfLines(lines).map(({ name, grossOre, lines: ofGroup }) => (
        <Stack key={name ?? ''} gapPx={12}>
          <div className={css.head}>
            <h3 className={css.groupName}>{name ?? invoiceGroupingText[grouping].none}</h3>
            <span className={css.groupName}>{formatNok(grossOre)}</span>
          </div>
          <InvoiceTrips lines={ofGroup} />
        </Stack>
      ))}
      <VatInside vatOre={vatOre} />
    </Stack>
  )
}
