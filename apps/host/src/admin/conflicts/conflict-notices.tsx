import { useAdminAnswer } from '@delebil/admin-components'
import { Banner, LinkButton } from '@delebil/ui'
import { conflictOf } from '../shared/conflict-of.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import { useConflicts } from './use-conflicts.ts'

/** What affects a reservation, and whom it keeps waiting; nothing where it does neither. */
export function ConflictNotices({ record: { id } }: { readonly record: { readonly id: number } }) {
  const { data } = useConflicts({ reservationId: String(id) })
  const waiting = useWaiting(id)
  const entries = [
    ...(data?.data ?? []).map(({ reservationId, why }) => ({ id: reservationId, text: why })),
    ...waiting.map((next) => ({ id: next.id, text: texts.panelNext(next.number, next.person ?? texts.nobody) })),
  ]
  return entries.map((entry) => (
    <Banner key={entry.id} tone="warning" title={entry.text}>
      <LinkButton isSmall href={conflictOf(entry.id)}>
        {texts.panelSolve}
      </LinkButton>
    </Banner>
  ))
}

/** Whom it keeps waiting; what cannot be told is nobody. */
function useWaiting(id: number) {
  const { data } = useAdminAnswer('reservations.conflicts', { params: { id } })
  return (data?.data ?? []).flatMap(({ reason, reservationId, reservationNumber, person }) =>
    reason === 'KEEPS_NEXT_WAITING' && reservationId !== null && reservationNumber !== null
      ? [{ id: reservationId, number: reservationNumber, person }]
      : [],
  )
}
