import type { Invoice, InvoiceLine } from '@delebil/core-api'
import { Button, ErrorMessage, PriceLines, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { formatNok, formatPeriod } from '@delebil/validation'
import { Link } from 'react-aria-components'
import { muted } from '../account/account.css.ts'
import { paths } from '../paths.ts'
import { useAnswer } from '../site/use-answer.ts'
import { texts } from '../texts.ts'
import { groupByTrip, type TripLines } from './group-by-trip.ts'
import * as css from './invoices.css.ts'

const own = texts.invoices

/** What an invoice is for, trip by trip. Asks for the lines when it is first shown. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { data, refusal, refresh } = useAnswer('listInvoiceLines', { params: { id: invoice.id } })
  if (data) {
    return (
      <Stack gapPx={24}>
        {groupByTrip(data.data).map((group) => (
          <Trip key={group.reservation?.id ?? 'other'} {...group} />
        ))}
        <span className={muted}>{own.vat(formatNok(invoice.vatOre))}</span>
      </Stack>
    )
  }
  if (refusal) {
    return (
      <Stack gapPx={8} align="start">
        <ErrorMessage>{`${own.couldNotLoadLines} ${refusal.message}`}</ErrorMessage>
        <Button isSmall onPress={() => refresh()}>
          {texts.account.retry}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gapPx={12}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton heightPx={24} />
      <Skeleton heightPx={96} />
    </Stack>
  )
}

const toPriceLine = ({ grossOre, ...line }: InvoiceLine) => ({ ...line, totalOre: grossOre })

function Trip({ reservation, lines }: TripLines) {
  const name = reservation ? own.trip(reservation.reservationNumber, reservation.carNumber) : own.otherLines
  return (
    <Stack gapPx={4}>
      <h3 className={css.trip}>
        {reservation ? (
          <Link href={paths.reservation(reservation.id)} className={css.tripLink}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {reservation && (
        <span className={muted}>
          {formatPeriod({ start: new Date(reservation.start), end: new Date(reservation.end) })}
        </span>
      )}
      <PriceLines
        label={own.linesOf(name)}
        lines={lines.map(toPriceLine)}
        totalOre={lines.reduce((sum, { grossOre }) => sum + grossOre, 0)}
        formatNok={formatNok}
        totalText={own.sum}
      />
    </Stack>
  )
}
