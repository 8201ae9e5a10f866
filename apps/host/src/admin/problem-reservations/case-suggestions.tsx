import {
  ActionButton,
  HeadedCard,
  isOffered,
  KeyHint,
  useAdminHost,
  useKeysOn,
  useSingleKeys,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Icon, LinkButton } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { CalendarPlus, CircleCheck, Hand, type LucideIcon, Phone } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { useSummary } from '../reservations/use-summary.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from './case-lead.css.ts'
import { caseTexts as texts } from './case-texts.ts'

interface Suggestion {
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  /** What follows with it. */
  readonly why: string
  readonly button: ReactNode
}

const screen = { resource: adminResources.reservations }

/** What can be done about a case, by the same law as everywhere, each with what follows with it and with its key. */
export function CaseSuggestions({ record }: { readonly record: Read<'reservations'> }) {
  const suggestions = useSuggestions(record)
  const rows = useRef<HTMLOListElement>(null)
  const [areKeysOn] = useKeysOn()
  // What is asked first or refused is so by key as well: the key presses the button.
  const press = (at: number) => () =>
    rows.current?.querySelectorAll('li')[at]?.querySelector<HTMLElement>('a, button')?.click()
  useSingleKeys(areKeysOn, Object.fromEntries(suggestions.map((_, at) => [String(at + 1), press(at)])))
  return (
    <HeadedCard heading={texts.suggested}>
      <ol ref={rows} className={css.suggestions}>
        {suggestions.map(({ id, icon, title, why, button }, at) => (
          <li key={id} className={css.suggestion}>
            <KeyHint keys={[String(at + 1)]} />
            <Icon of={icon} sizePx={16} />
            <span className={css.title}>{title}</span>
            <span className={css.why}>{why}</span>
            <span className={css.act}>{button}</span>
          </li>
        ))}
      </ol>
    </HeadedCard>
  )
}

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
    return { ...one, button: <ActionButton isSmall screen={screen} record={record} action={action} /> }
  })
  return [...call, ...acts]
}
