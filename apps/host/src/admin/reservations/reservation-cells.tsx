import { ReservationBadge, StateBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { LOCALE } from '@delebil/validation/text'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortMoment, shortPeriod } from '../shared/short-moment.ts'
import * as css from './reservation-cells.css.ts'
import { reservationTexts } from './reservation-texts.ts'

type Trip = Read<'reservations'>
interface CellProps {
  readonly record: Trip
  readonly now: Date
}
type Cell = (props: CellProps) => ReactNode
/** What the work list tells of a reservation too. */
type SeenCell = (props: {
  readonly record: Pick<
    Trip,
    | 'reservationNumber'
    | 'person'
    | 'membership'
    | 'phone'
    | 'carNumber'
    | 'licensePlate'
    | 'model'
    | 'location'
    | 'start'
  >
  readonly now: Date
}) => ReactNode

const amount = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const isLate = ({ progress }: Trip) => progress === 'LATE'
const { list } = reservationTexts

const State: Cell = ({ record }) => <ReservationBadge state={record.state} isLate={isLate(record)} />
const Start: SeenCell = ({ record, now }) => shortMoment(record.start, now, 'before')
const End: Cell = ({ record, now }) => (
  <span className={isLate(record) ? css.late : undefined}>{shortMoment(record.end, now, 'after')}</span>
)
const Person: SeenCell = ({ record: { person, membership, phone } }) => (
  <>
    <span className={css.strong}>{person ?? '–'}</span>
    {membership !== null && membership !== person && <span className={css.muted}> · {membership}</span>}
    {phone !== null && <span className={css.folded}>{formatPhone(phone)}</span>}
  </>
)
const PhoneNumber: SeenCell = ({ record: { phone } }) => (phone === null ? '–' : formatPhone(phone))
const Car: SeenCell = ({ record: { carNumber, licensePlate, model, location } }) => (
  <>
    <span className={css.strong}>{carNumber}</span> {licensePlate} <span className={css.muted}>{model}</span>
    <span className={css.folded}>{location}</span>
  </>
)
const Price: Cell = ({ record: { price } }) => (price === null ? '–' : amount.format(price / 100))

/** What is to be known of it before it is opened. */
export function TripNote({ record }: Pick<CellProps, 'record'>) {
  if (isLate(record)) {
    return (
      <StateBadge meaning="wrong" icon={Clock}>
        {list.late}
      </StateBadge>
    )
  }
  if (record.needsReview) {
    return <StateBadge meaning="look">{record.kilometersMissing ? list.kilometers : list.look}</StateBadge>
  }
  return <span className={css.muted}>{record.userNote}</span>
}

const Reservation: SeenCell = ({ record }) => record.reservationNumber
const Place: SeenCell = ({ record }) => record.location

/** Who has what, from when. */
export const seenCells = {
  reservationNumber: { label: 'Nummer', Value: Reservation },
  start: { Value: Start },
  person: { shows: ['membership'], Value: Person },
  phone: { folds: true, Value: PhoneNumber },
  carNumber: { label: 'Bil', shows: ['licensePlate', 'model'], Value: Car },
  location: { label: 'Plass', folds: true, Value: Place },
} as const

/** What the list of reservations shows in its columns. */
export const reservationCells = {
  ...seenCells,
  state: { Value: State },
  end: { Value: End },
  price: { Value: Price },
  userNote: { label: 'Merknad', Value: TripNote },
} as const

/** A reservation on a phone: when, who, with what, and what is to be known of it. */
export function ReservationPhoneRow({ record, now, children }: CellProps & { readonly children: ReactNode }) {
  const { start, end, person, carNumber, model, location } = record
  const hasNote = isLate(record) || record.needsReview
  return (
    <>
      <span className={css.when}>
        {shortPeriod(start, end, now)} <State record={record} now={now} />
      </span>
      <span className={css.phoneName}>
        {person ?? list.noPerson} <span className={css.number}>{children}</span>
      </span>
      <span className={css.phoneLine}>
        {carNumber} {model} · {location}
      </span>
      {hasNote && (
        <span className={css.phoneNote}>
          <TripNote record={record} />
        </span>
      )}
    </>
  )
}
