import { readinessTexts as own } from '../locale/readiness-texts.ts'
import { EmailNotice } from './email-notice.tsx'
import { LicenseNotice } from './license-notice.tsx'
import { useReadiness } from './use-readiness.ts'

export interface ReadinessNoticeProps {
  readonly organizationId: number
  /** When the person would drive; now, if left out. */
  readonly at?: Date
}

/** What keeps the person logged in from booking, or from driving then. Nothing where nothing does. */
export function ReadinessNotice({ organizationId, at }: ReadinessNoticeProps) {
  const { data } = useReadiness(organizationId, at)
  if (data === undefined) return null
  const { booking, driving } = data
  const isEmail = booking === 'account.email-unconfirmed'
  return (
    <>
      {isEmail && <EmailNotice />}
      {driving !== null && (
        <LicenseNotice problem={driving}>
          {booking === null || isEmail ? own.beforeStart : own.beforeBooking}
        </LicenseNotice>
      )}
    </>
  )
}
