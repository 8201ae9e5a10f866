import {
  ActionButton,
  isOffered,
  type RecordAction,
  type Suggestion,
  Suggestions,
  useAdminHost,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { LinkButton } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { CalendarPlus, CarFront, CircleCheck, Hand, Phone } from 'lucide-react'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { useSummary } from '../shared/use-summary.ts'
import { caseTexts as texts } from './case-texts.ts'

const screen = { resource: adminResources.reservations }

/** What is suggested, among what can be done with a reservation. */
export const suggested: readonly string[] = ['extend', 'reset-review', 'assign']

/** What can be done about a case, by the same law as everywhere. */
export function CaseSuggestions({ record }: { readonly record: Read<'reservations'> }) {
  return <Suggestions heading={texts.suggested} suggestions={useSuggestions(record)} />
}

const buttonOf = (record: Read<'reservations'>, action: RecordAction<'reservations'>) => (
  <ActionButton
    isSmall
    screen={screen}
    record={record}
    action={action}
    {...(action.shortcut && { shortcut: action.shortcut })}
  />
)

function useSuggestions(record: Read<'reservations'>): readonly Suggestion[] {
  const host = useAdminHost()
  const { data } = useSummary(record)
  const latest = data?.latestEnd
  const act = (id: string, one: Pick<Suggestion, 'icon' | 'title' | 'why'>): readonly Suggestion[] => {
    const action = reservationActions.find(({ key }) => key === id)
    if (!action || !isOffered(action, record, host) || action.forbidden?.(record, host) !== undefined) return []
    return [{ ...one, id, button: buttonOf(record, action) }]
  }
  return [
    ...call(record),
    ...act('extend', {
      icon: CalendarPlus,
      title: texts.extend,
      why: latest == null ? texts.extendUnknown : texts.extendTo(momentOrDash(latest)),
    }),
    ...(record.progress === 'LATE' ? moveNext(data?.after) : []),
    ...act('reset-review', { icon: CircleCheck, title: texts.seen, why: texts.seenWhy }),
    ...act('assign', { icon: Hand, title: texts.give, why: texts.giveWhy }),
  ]
}

function call({ phone, person }: Read<'reservations'>): readonly Suggestion[] {
  if (phone === null) return []
  const button = (
    <LinkButton isSmall href={`tel:${phone}`}>
      {texts.callShort}
    </LinkButton>
  )
  return [{ id: 'call', icon: Phone, title: texts.call(person ?? texts.nobody), why: formatPhone(phone), button }]
}

/** Who waits for the car may have another. */
function moveNext(
  after: NonNullable<ReturnType<typeof useSummary>['data']>['after'] | undefined,
): readonly Suggestion[] {
  if (after == null || after.isBlock) return []
  const button = (
    <LinkButton isSmall href={adminPaths.reservations.recordPath({ id: after.reservationId })}>
      {texts.moveShort}
    </LinkButton>
  )
  const title = texts.move(after.person ?? texts.nobody)
  return [{ id: 'move', icon: CarFront, title, why: texts.moveWhy(momentOrDash(after.start)), button }]
}
