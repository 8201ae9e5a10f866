import { Count, HeadedCard, useAdminHost } from '@delebil/admin-components'
import { Icon } from '@delebil/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { filtered } from '../../panel/filtered.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { minutesBetween, type Overview } from './use-overview.ts'

/** Where all of each kind stands. */
const addresses = {
  reviews: filtered(adminPaths['problem-reservations'].path, 'reason', 'REVIEW'),
  messages: filtered(adminPaths.messages.path, 'isRead', false),
  damages: filtered(adminPaths.damages.path, 'state', 'REPORTED'),
  licenses: adminPaths.licenseChecks,
  carsOut: filtered(adminPaths.cars.path, 'active', false),
} as const
type Kind = keyof typeof addresses

/** What waits for somebody, with how long the oldest has. */
export function WaitingCard({ overview }: { readonly overview: Overview }) {
  const now = useAdminHost().now()
  const kinds = (Object.keys(addresses) as Kind[]).flatMap((kind) => {
    const group = overview[kind]
    return group ? [{ kind, group }] : []
  })
  if (kinds.length === 0) return null
  return (
    <HeadedCard heading={texts.waits} isBare>
      <ul className={css.rows}>
        {kinds.map(({ kind, group: { count, items } }) => {
          const oldest = items[0]?.at
          const note = oldest ? texts.oldest(minutesBetween(new Date(oldest), now)) : undefined
          return (
            <li key={kind} className={css.rowOf}>
              <Link href={addresses[kind]} className={css.waiting}>
                <strong>{texts.kinds[kind]}</strong>
                <span className={css.note}>{count === 0 ? texts.nothing : note}</span>
                <Count of={count} meaning="look" />
                <Icon of={ChevronRight} sizePx={16} />
              </Link>
            </li>
          )
        })}
      </ul>
    </HeadedCard>
  )
}
