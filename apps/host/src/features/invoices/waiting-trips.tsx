import type { WaitingTrip } from '@delebil/core-api'
import { Card, Stack } from '@delebil/ui'
import { useId } from 'react'
import { Link } from 'react-aria-components'
import { paragraph } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts

/** Trips that are on no invoice before somebody says how far they went; nothing where there are none. */
export function WaitingTrips({ trips }: { readonly trips: readonly WaitingTrip[] }) {
  const titleId = useId()
  if (trips.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gapPx={12}>
        <h2 id={titleId} className={css.name}>
          {own.waiting.heading}
        </h2>
        <p className={paragraph}>{own.waiting.text}</p>
        {trips.map(({ reservation: { id, reservationNumber, carNumber } }) => (
          <Link key={id} href={paths.reservation(id)} className={css.tripLink}>
            {own.trip(reservationNumber, carNumber)}
          </Link>
        ))}
      </Stack>
    </Card>
  )
}
