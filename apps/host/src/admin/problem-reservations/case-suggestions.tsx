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
import { CalendarPlus, CircleCheck, Hand, Phone } from 'lucide-react'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { useSummary } from '../reservations/use-summary.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
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
  const { phone, person } = record
  const latest = data?.latestEnd
  const possible = [
    {
      id: 'extend',
      icon: CalendarPlus,
      title: texts.extend,
      why: latest == null ? texts.extendUnknown : texts.extendTo(momentOrDash(latest)),
    },
    { id: 'reset-review', icon: CircleCheck, title: texts.seen, why: texts.seenWhy },
    { id: 'assign', icon: Hand, title: texts.give, why: texts.giveWhy },
  ]
  const call =
    phone === null
      ? []
      : [
          {
            id: 'call',
            icon: Phone,
            title: texts.call(person ?? texts.nobody),
            why: formatPhone(phone),
            button: (
              <LinkButton isSmall href={`tel:${phone}`}>
                {texts.callShort}
              </LinkButton>
            ),
          },
        ]
  const acts = possible.flatMap((one) => {
    const action = reservationActions.find(({ key }) => key === one.id)
    if (!action || !isOffered(action, record, host) || action.forbidden?.(record, host) !== undefined) return []
    return { ...one, button: buttonOf(record, action) }
  })
  return [...call, ...acts]
}
