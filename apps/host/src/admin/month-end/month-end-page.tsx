import {
  Failed,
  formatDay,
  formatMoment,
  HeadedCard,
  InPageHead,
  StateBadge,
  useAdminAnswer,
  useAdminHost,
} from '@delebil/admin-components'
import type { MonthEnd } from '@delebil/core-api/admin'
import { Banner, IconButton, Skeleton } from '@delebil/ui'
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import * as head from '../shared/headline.css.ts'
import { ProgressLine } from '../shared/progress-line.tsx'
import { CloseMonth } from './close-month.tsx'
import * as css from './month-end.css.ts'
import { monthEndTexts as texts } from './month-end-texts.ts'
import { MonthFiles } from './month-files.tsx'
import { MonthItems } from './month-items.tsx'
import { MonthAccounts, MonthSums, MonthVat } from './month-sums.tsx'

/** A month of the books: what is left, what it came to, and the button that closes it for good. */
export function MonthEndPage() {
  const { query, setQuery } = useAdminHost()
  const asked = query.get('maned') ?? undefined
  const { data, error, mutate } = useAdminAnswer(
    'month-end.read',
    { query: asked === undefined ? {} : { month: asked } },
    { keepPreviousData: true },
  )
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={320} />
  const go = (month: string) => setQuery(new URLSearchParams({ maned: month }), 'push')
  return (
    <div className={css.page}>
      <Bar
        month={data}
        onGo={go}
        onClosed={(now) => void mutate(now, { revalidate: false })}
        onStale={() => void mutate()}
      />
      <div className={css.column}>
        {data.closed ? <ClosedLead month={data} closed={data.closed} /> : <OpenLead month={data} />}
        {!data.closed && <MonthItems items={data.items} report={data.report} />}
        <MonthAccounts report={data.report} />
      </div>
      <div className={css.column}>
        <MonthSums report={data.report} openBillsOre={data.openBillsOre} />
        <MonthVat report={data.report} />
        {!data.closed && (
          <HeadedCard heading={texts.whenClosing}>
            <ul className={css.promises}>
              {texts.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </HeadedCard>
        )}
      </div>
    </div>
  )
}

interface BarProps {
  readonly month: MonthEnd
  readonly onGo: (month: string) => void
  readonly onClosed: (now: MonthEnd) => void
  readonly onStale: () => void
}

function Bar({ month, onGo, onClosed, onStale }: BarProps) {
  const at = month.months.findIndex((one) => one.month === month.month)
  const [before, after] = [month.months[at - 1], at === -1 ? undefined : month.months[at + 1]]
  return (
    <>
      <InPageHead at="context">
        <IconButton
          icon={ChevronLeft}
          label={texts.before}
          isDisabled={before === undefined}
          onPress={() => before && onGo(before.month)}
        />
        <p className={css.month} aria-live="polite">
          {texts.name(month.month)}
        </p>
        <IconButton
          icon={ChevronRight}
          label={texts.after}
          isDisabled={after === undefined}
          onPress={() => after && onGo(after.month)}
        />
        <MonthBadge month={month} />
      </InPageHead>
      <div className={css.bar}>
        <MonthFiles month={month.month} isClosed={month.closed !== null} />
        <CloseMonth month={month} onClosed={onClosed} onStale={onStale} />
      </div>
    </>
  )
}

function MonthBadge({ month: { closed, isOver } }: Pick<BarProps, 'month'>) {
  if (closed) {
    return (
      <StateBadge meaning="over" icon={Lock}>
        {texts.closed}
      </StateBadge>
    )
  }
  return <StateBadge meaning={isOver ? 'look' : 'coming'}>{isOver ? texts.open : texts.running}</StateBadge>
}

function OpenLead({ month: { month, items, deadline, daysLeft } }: { readonly month: MonthEnd }) {
  const left = items.filter(({ count }) => count > 0).length
  const isUnbilled = items.some(({ key, count }) => key === 'UNBILLED' && count > 0)
  return (
    <section className={head.headline}>
      <div className={head.headlineRow}>
        <h2 className={head.large}>{texts.left(left, month)}</h2>
        {isUnbilled && (
          <p className={daysLeft < 0 ? css.late : head.quiet}>{texts.deadline(formatDay(deadline), daysLeft)}</p>
        )}
      </div>
      <ProgressLine label={texts.progress} value={items.length - left} of={items.length} />
    </section>
  )
}

interface ClosedLeadProps {
  readonly month: MonthEnd
  readonly closed: NonNullable<MonthEnd['closed']>
}

function ClosedLead({ month: { month }, closed: { at, by, why, sha256, isSame } }: ClosedLeadProps) {
  return (
    <>
      {!isSame && <Banner tone="error" title={texts.notSame} />}
      <section className={head.headline}>
        <h2 className={head.large}>{texts.closedLine(month, formatMoment(at), by)}</h2>
        {why !== null && <p className={head.quiet}>{texts.reason(why)}</p>}
        {isSame && <p className={head.quiet}>{texts.same}</p>}
        <p className={head.quiet}>{`${texts.digest}: ${sha256}`}</p>
      </section>
    </>
  )
}
