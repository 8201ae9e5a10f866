import { Count, HeadedCard, mayAny, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources } from '@delebil/core-api/admin'
import { Icon } from '@delebil/ui'
import { LOCALE } from '@delebil/validation/text'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { dayText } from '../../../site/day-text.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'

/** What waits with money, by what counts it. */
const queues = {
  expenses: 'reservation-expenses',
  payments: 'incoming-payments',
  reminders: 'reminders',
  payouts: 'payouts',
} as const
type Queue = keyof typeof queues
type Month = Answer<AdminCalls['billing.overview']>['months'][number]

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = ({ month }: Month) => monthFormat.format(new Date(`${month}-01T12:00:00Z`))

/** Whether money is anything to whoever looks. */
export const useSeesMoney = (): boolean => mayAny(useAdminHost().permissions, adminResources.billing.read)

/** What is to be invoiced and by when, and what of money waits for somebody. */
export function MoneyCard() {
  const { data: counts } = useAdminAnswer('admin.counts', {})
  // All lines that are not invoiced are looked through: asked once, and not each time somebody comes by.
  const { data: billing } = useAdminAnswer('billing.overview', {}, { revalidateIfStale: false })
  const [first] = billing?.months ?? []
  return (
    <HeadedCard heading={texts.money} isBare>
      <ul className={css.rows}>
        <Row
          href={adminPaths.billing.path}
          name={texts.toInvoice}
          note={first ? texts.invoiceBy(nameOf(first), dayText(first.deadline)) : billing && texts.allInvoiced}
          isLate={first !== undefined && first.daysLeft < 0}
          count={billing?.months.length}
        />
        {(Object.keys(queues) as Queue[]).map((queue) => {
          const count = counts?.[queue]
          const address = adminPaths[queues[queue]].path
          return count === null ? null : (
            <Row
              key={queue}
              href={address}
              name={texts.moneyKinds[queue]}
              note={count === 0 ? texts.nothing : undefined}
              count={count}
            />
          )
        })}
      </ul>
    </HeadedCard>
  )
}

interface RowProps {
  readonly href: string
  readonly name: string
  readonly note: string | undefined
  readonly isLate?: boolean
  /** Left out while it is not known. */
  readonly count: number | undefined
}

function Row({ href, name, note, isLate = false, count }: RowProps) {
  return (
    <li className={css.rowOf}>
      <Link href={href} className={css.waiting}>
        <strong>{name}</strong>
        <span className={isLate ? css.lateNote : css.note}>{note}</span>
        {count !== undefined && <Count of={count} meaning={isLate ? 'wrong' : 'look'} />}
        <Icon of={ChevronRight} sizePx={16} />
      </Link>
    </li>
  )
}
