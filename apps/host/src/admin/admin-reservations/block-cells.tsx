import { formatMoment, ReservationBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatPeriod } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import type { ReactNode } from 'react'
import * as css from '../shared/phone-row.css.ts'

interface CellProps {
  readonly record: Read<'admin-reservations'>
  readonly now: Date
}

const State = ({ record }: CellProps) => <ReservationBadge state={record.state} />
const Car = ({ record: { carNumber, licensePlate } }: CellProps) => (
  <>
    <span className={css.strong}>{carNumber}</span> {licensePlate}
  </>
)

/** What the list of blocks shows in its columns. */
export const blockCells = {
  reservationNumber: { label: 'Nummer', Value: ({ record }: CellProps) => record.reservationNumber },
  state: { Value: State },
  carNumber: { label: 'Bil', shows: ['licensePlate'], Value: Car },
} as const

/** A block on a phone: when, which car, and what for. */
export function BlockPhoneRow({ record, now, children }: CellProps & { readonly children: ReactNode }) {
  const [start, end] = [parseInstant(record.start), parseInstant(record.end)]
  return (
    <>
      <span className={css.strong}>
        {start && end ? formatPeriod({ start, end }) : formatMoment(record.start, now)}
      </span>
      <span>
        <State record={record} now={now} /> <Car record={record} now={now} />
      </span>
      <span className={css.line}>
        {children}
        {record.userNote && ` · ${record.userNote}`}
      </span>
    </>
  )
}
