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
import { formatNok } from '@delebil/validation/text'
import { CalendarPlus, CarFront, CircleCheck, Hand, Phone } from 'lucide-react'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { useSummary } from '../shared/use-summary.ts'
import { caseTexts as texts } from './case-texts.ts'
import { type NearestCar, useNearestCar } from './use-nearest-car.ts'

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
  const after = record.progress === 'LATE' && data?.after?.isBlock === false ? data.after : undefined
  const car = useNearestCar(record, after)
  const act = (
    id: string,
    one: Pick<Suggestion, 'icon' | 'title' | 'why'>,
    began: Pick<RecordAction<'reservations'>, 'start'> = {},
  ): readonly Suggestion[] => {
    const known = reservationActions.find(({ key }) => key === id)
    const action = known && { ...known, ...began }
    if (!action || !isOffered(action, record, host) || action.forbidden?.(record, host) !== undefined) return []
    return [{ ...one, id, button: buttonOf(record, action) }]
  }
  return [
    ...call(record),
    ...extend(data, act),
    ...(after ? moveNext(after, car) : []),
    ...act('reset-review', { icon: CircleCheck, title: texts.seen, why: texts.seenWhy }),
    ...act('assign', { icon: Hand, title: texts.give, why: texts.giveWhy }),
  ]
}

type Summary = NonNullable<ReturnType<typeof useSummary>['data']>

/** As long as is needed, with what it costs; where no usual length leaves time, it is not suggested. */
function extend(
  summary: Summary | undefined,
  act: (
    id: string,
    one: Pick<Suggestion, 'icon' | 'title' | 'why'>,
    began: Pick<RecordAction<'reservations'>, 'start'>,
  ) => readonly Suggestion[],
): readonly Suggestion[] {
  const { extension, latestEnd } = summary ?? {}
  if (!extension || latestEnd == null) return []
  const { minutes, end, addedOre } = extension
  const said = {
    icon: CalendarPlus,
    title: texts.extend(momentOrDash(end)),
    why: texts.extendWhy(formatNok(addedOre), momentOrDash(latestEnd)),
  }
  return act('extend', said, { start: () => ({ extendByMinutes: String(minutes) }) })
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

/** Who waits for the car may have another: the nearest that is free, and how its price differs. */
function moveNext(after: NonNullable<Summary['after']>, car: NearestCar | undefined): readonly Suggestion[] {
  const button = (
    <LinkButton isSmall href={adminPaths.reservations.recordPath({ id: after.reservationId })}>
      {texts.moveShort}
    </LinkButton>
  )
  const why = [texts.moveWhy(momentOrDash(after.start)), ...(car ? [texts.nearest(car)] : [])].join(' ')
  return [{ id: 'move', icon: CarFront, title: texts.move(after.person ?? texts.nobody), why, button }]
}
