import type { RecordPanel } from '@delebil/admin-components'
import { useAdminAnswer } from '@delebil/admin-components'
import { LinkButton, Stack } from '@delebil/ui'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import { useConflicts } from './use-conflicts.ts'

const solveHref = (id: number): string => `${adminPaths.conflicts}?apne=${id}`

/** What affects a reservation, and whom it keeps waiting. */
function ConflictsOfReservation({ record: { id } }: { readonly record: { readonly id: number } }) {
  const { data } = useConflicts({ reservationId: String(id) })
  const waiting = useWaiting(id)
  const entries = [
    ...(data?.data ?? []).map(({ reservationId, why }) => ({ id: reservationId, text: why })),
    ...(waiting ?? []).map((next) => ({
      id: next.id,
      text: texts.panelNext(next.number, next.person ?? texts.nobody),
    })),
  ]
  if (data && waiting && entries.length === 0) return <p className={css.muted}>{texts.panelNone}</p>
  return (
    <Stack gapPx={16}>
      {entries.map((entry) => (
        <Stack key={entry.id} gapPx={8}>
          <p>{entry.text}</p>
          <div>
            <LinkButton isSmall href={solveHref(entry.id)}>
              {texts.panelSolve}
            </LinkButton>
          </div>
        </Stack>
      ))}
    </Stack>
  )
}

/** Whom it keeps waiting; what cannot be told is nobody. */
function useWaiting(id: number) {
  const { data, error } = useAdminAnswer('reservations.conflicts', { params: { id } })
  if (!data && !error) return undefined
  return (data?.data ?? []).flatMap(({ reason, reservationId, reservationNumber, person }) =>
    reason === 'KEEPS_NEXT_WAITING' && reservationId !== null && reservationNumber !== null
      ? [{ id: reservationId, number: reservationNumber, person }]
      : [],
  )
}

/** The panel on the page of a reservation. */
export const conflictRecordPanel: RecordPanel = {
  key: 'conflicts',
  heading: texts.panelHeading,
  access: ['RESERVATION_READ'],
  Panel: ConflictsOfReservation,
}
