import { type KeyFigure, KeyFigures, useAdminAnswer } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatNok, LOCALE } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { dayText } from '../../site/day-text.ts'
import * as css from '../panel/panel.css.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { billingTexts as texts } from './billing-texts.ts'

type Overview = Answer<AdminCalls['billing.overview']>

/** The months that must be invoiced, until when, and what is on no line that should be. Nothing where all is well. */
export function BillingOverview() {
  const { data } = useAdminAnswer('billing.overview', {})
  if (data === undefined || (data.months.length === 0 && data.missing.length === 0)) return null
  return (
    <Stack gapPx={8}>
      {data.months.length > 0 && <KeyFigures label={texts.overview} figures={data.months.map(toFigure)} />}
      {data.missing.map((one) => (
        <Missing key={one.kind} {...one} />
      ))}
    </Stack>
  )
}

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

const toFigure = ({ month, deadline, daysLeft, lines, grossOre }: Overview['months'][number]): KeyFigure => ({
  label: texts.month(monthFormat.format(new Date(`${month}-01T12:00:00Z`))),
  value: lines,
  note: [texts.linesOf(lines, formatNok(grossOre)), texts.by(dayText(deadline)), texts.daysLeft(daysLeft)].join(' · '),
  isWrong: daysLeft < 0,
})

function Missing({ kind, count, of }: Overview['missing'][number]) {
  const [one, many] = texts.missing[kind]
  const to = kind === 'NO_MONTHLY_FEE' ? adminPaths.memberships : adminPaths.reservations
  return (
    <p className={css.muted}>
      {`${texts.missingText}: ${count} ${count === 1 ? one : many}. `}
      {of.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link className={css.link} href={to.recordPath({ id })}>
            {name}
          </Link>
        </span>
      ))}
      {count > of.length && ' …'}
    </p>
  )
}
