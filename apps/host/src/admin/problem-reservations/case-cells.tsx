import { ReservationBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { late, strong } from '../reservations/reservation-cells.css.ts'
import { seenCells } from '../reservations/reservation-cells.tsx'
import { shortMoment } from '../shared/short-moment.ts'

interface CellProps {
  readonly record: Read<'problem-reservations'>
  readonly now: Date
}
const isLate = ({ reason }: Read<'problem-reservations'>) => reason === 'LATE'

/** What the work list shows in its columns: as the list of reservations does, and why it is there. */
export const caseCells = {
  ...seenCells,
  state: {
    Value: ({ record }: CellProps) => <ReservationBadge state={record.state} isLate={isLate(record)} />,
  },
  // Without its model: who follows the case up stands in the room of it.
  carNumber: {
    label: 'Bil',
    shows: ['licensePlate'],
    Value: ({ record: { carNumber, licensePlate } }: CellProps) => (
      <>
        <span className={strong}>{carNumber}</span> {licensePlate}
      </>
    ),
  },
  end: {
    Value: ({ record, now }: CellProps) => (
      <span className={isLate(record) ? late : undefined}>{shortMoment(record.end, now, 'after')}</span>
    ),
  },
} as const
