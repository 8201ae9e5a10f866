import { formatMoment, StateBadge } from '@delebil/admin-components'
import type { LicenseCheck } from '@delebil/core-api/admin'
import { formatDuration } from '@delebil/validation/text'
import { Clock } from 'lucide-react'
import * as css from '../shared/case-row.css.ts'
import { licenseCheckTexts as own } from './license-check-texts.ts'

const DAY_MINUTES = 1440

/** A licence among others: whose it is, when it was sent, and how long the person has waited. */
export function LicenseRow({ check, now }: { readonly check: LicenseCheck; readonly now: Date }) {
  const { name, sentAt, lookup } = check
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(sentAt).getTime()) / 60_000))
  return (
    <>
      <span className={css.line}>
        <span className={css.reason}>{name}</span>
        <StateBadge meaning={minutes > DAY_MINUTES ? 'look' : 'over'} icon={Clock}>
          {minutes > DAY_MINUTES ? own.days(Math.floor(minutes / DAY_MINUTES)) : formatDuration(minutes)}
        </StateBadge>
      </span>
      <span className={css.line}>
        <span className={css.meta}>{lookup ? own.lookups[lookup.result] : own.noLookup}</span>
        <span className={css.who}>{formatMoment(sentAt, now)}</span>
      </span>
    </>
  )
}
