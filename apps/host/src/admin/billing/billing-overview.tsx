import { type KeyFigure, KeyFigures, mayAny, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources } from '@delebil/core-api/admin'
import { LinkButton, Stack } from '@delebil/ui'
import { formatNok, LOCALE } from '@delebil/validation/text'
import { Send } from 'lucide-react'
import { dayText } from '../../site/day-text.ts'
import * as css from '../panel/panel.css.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { billingTexts as texts } from './billing-texts.ts'
import { LackingBillingData } from './lacking-billing-data.tsx'

type Overview = Answer<AdminCalls['billing.overview']>

/** The months that must be invoiced, until when, and what is on no line that should be. Nothing where all is well. */
export function BillingOverview() {
  const { permissions } = useAdminHost()
  const { data, mutate } = useAdminAnswer('billing.overview', {})
  if (data === undefined || (data.months.length === 0 && data.missing.length === 0 && data.lacking.count === 0)) {
    return null
  }
  return (
    <Stack gapPx={8}>
      {data.months.length > 0 && <KeyFigures label={texts.overview} figures={toFigures(data.months)} />}
      {data.months.length > 0 && permissions.includes('BILLING_WRITE') && (
        <div>
          <LinkButton isSmall href={adminPaths['billing-runs'].newPath} icon={Send}>
            {texts.startRun}
          </LinkButton>
        </div>
      )}
      {data.missing.map((one) => (
        <Missing key={one.kind} {...one} />
      ))}
      {data.lacking.count > 0 && <LackingBillingData {...data.lacking} onAsked={() => void mutate()} />}
    </Stack>
  )
}

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** So many months stand by themselves; where there are more, the oldest are one figure. */
const MOST_MONTHS = 4

const toFigures = (months: Overview['months']): readonly KeyFigure[] => {
  if (months.length <= MOST_MONTHS) return months.map(toFigure)
  const [older, newest] = [months.slice(0, 1 - MOST_MONTHS), months.slice(1 - MOST_MONTHS)]
  const sum = (of: (one: Overview['months'][number]) => number) => older.reduce((total, one) => total + of(one), 0)
  const { deadline, daysLeft } = older[0] as Overview['months'][number]
  const all = { deadline, daysLeft, lines: sum(({ lines }) => lines), grossOre: sum(({ grossOre }) => grossOre) }
  return [toFigureOf(texts.olderMonths(older.length), all), ...newest.map(toFigure)]
}

const toFigure = ({ month, ...one }: Overview['months'][number]): KeyFigure =>
  toFigureOf(texts.month(monthFormat.format(new Date(`${month}-01T12:00:00Z`))), one)

const toFigureOf = (
  label: string,
  { deadline, daysLeft, lines, grossOre }: Omit<Overview['months'][number], 'month'>,
): KeyFigure => ({
  label,
  value: lines,
  note: [texts.linesOf(lines, formatNok(grossOre)), texts.by(dayText(deadline)), texts.daysLeft(daysLeft)].join(' · '),
  isWrong: daysLeft < 0,
})

function Missing({ kind, count, of }: Overview['missing'][number]) {
  const [one, many] = texts.missing[kind]
  const { permissions } = useAdminHost()
  const to = kind === 'NO_MONTHLY_FEE' ? 'memberships' : 'reservations'
  const mayOpen = mayAny(permissions, adminResources[to].read)
  return (
    <p className={css.muted}>
      {`${texts.missingText}: ${count} ${count === 1 ? one : many}. `}
      {of.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {mayOpen ? (
            <RecordLink of={to} id={id}>
              {name}
            </RecordLink>
          ) : (
            name
          )}
        </span>
      ))}
      {count > of.length && ' …'}
    </p>
  )
}
