import { HeadedCard, PanelTable, ReservationBadge, StateBadge, useAdminHost } from '@delebil/admin-components'
import { SegmentedControl } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { panelTexts } from '../panel/panel-texts.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { carTexts as texts } from './car-texts.ts'
import type { CarTrip } from './use-car-trips.ts'

interface CarTripListProps {
  readonly carId: number
  /** What is promised, the next first. */
  readonly coming: readonly CarTrip[]
}

/** The trips of a car: those to come, the next first, or those that were. */
export function CarTripList({ carId, coming }: CarTripListProps) {
  const [which, setWhich] = useState('coming')
  const options = [
    { id: 'coming', label: texts.comingTab(coming.length) },
    { id: 'past', label: texts.pastTab },
  ]
  return (
    <HeadedCard
      heading={texts.reservations}
      actions={
        <SegmentedControl label={texts.which} isLabelHidden options={options} value={which} onChange={setWhich} />
      }
    >
      {which === 'coming' ? <Coming coming={coming} /> : <Past carId={carId} />}
      <Link className={css.link} href={filtered(adminPaths.reservations.path, 'carId', carId)}>
        {panelTexts.all}
      </Link>
    </HeadedCard>
  )
}

const Coming = ({ coming }: Pick<CarTripListProps, 'coming'>) => (
  <PanelTable
    label={texts.comingReservations}
    answer={{ data: { data: coming }, error: undefined, again: () => undefined }}
    rowKey={({ reservationId }) => reservationId}
    empty={texts.noComing}
    columns={[
      {
        label: texts.number,
        value: ({ reservationId, reservationNumber, isBlock }) => (
          <RecordLink of={isBlock ? 'admin-reservations' : 'reservations'} id={reservationId}>
            {String(reservationNumber)}
          </RecordLink>
        ),
      },
      {
        label: texts.state,
        value: ({ isBlock, isOut }) =>
          isBlock ? (
            <StateBadge meaning="over" icon={CalendarOff}>
              {texts.blocked}
            </StateBadge>
          ) : (
            <ReservationBadge state={isOut ? 'ONGOING' : 'FUTURE'} />
          ),
      },
      { label: texts.start, value: ({ start }) => momentOrDash(start) },
      { label: texts.end, value: ({ end }) => momentOrDash(end) },
      { label: texts.who, value: ({ person, personId }) => <Person id={personId} name={person} /> },
      { label: texts.price, value: ({ priceOre }) => (priceOre === null ? '–' : formatNok(priceOre)), isNumber: true },
    ]}
  />
)

const LATEST = 5

function Past({ carId }: Pick<CarTripListProps, 'carId'>) {
  const { organizationId: orgId } = useAdminHost()
  // By end, which has an index: no two of a car overlap, so that it is the order of their starts as well.
  const answer = usePanelAnswer('reservations', [carId, 'past'], ({ api }) =>
    api.list('reservations', {
      orgId,
      filter: [
        { field: 'carId', operator: 'is', value: carId },
        { field: 'state', operator: 'is', value: ['PAST'] },
      ],
      sort: '-end',
      size: LATEST,
    }),
  )
  return (
    <PanelTable
      label={texts.lastReservations}
      answer={answer}
      rowKey={({ id }) => id}
      empty={texts.noReservations}
      columns={[
        {
          label: texts.number,
          value: ({ id, reservationNumber }) => (
            <RecordLink of="reservations" id={id}>
              {String(reservationNumber)}
            </RecordLink>
          ),
        },
        { label: texts.state, value: ({ state }) => <ReservationBadge state={state} /> },
        { label: texts.start, value: ({ start }) => momentOrDash(start) },
        { label: texts.end, value: ({ end }) => momentOrDash(end) },
        { label: texts.who, value: ({ person, personId }) => <Person id={personId} name={person} /> },
      ]}
    />
  )
}

const Person = ({ id, name }: { readonly id: number | null; readonly name: string | null }) =>
  id === null || name === null ? (
    '–'
  ) : (
    <RecordLink of="persons" id={id}>
      {name}
    </RecordLink>
  )
