import { useAnswer } from '@delebil/core-api/react'
import { formatInstant } from '@delebil/validation/time'
import { useBookingHost } from '../booking-host.ts'
import { readinessTexts as own } from '../locale/readiness-texts.ts'
import { EmailNotice } from './email-notice.tsx'
import { LicenseNotice } from './license-notice.tsx'

export interface ReadinessNoticeProps {
  readonly organizationId: number
  /** When the person would drive; now, if left out. */
  readonly at?: Date
}

/** What keeps the person logged in from booking, or from driving then. Nothing where nothing does. */
export function ReadinessNotice(props: ReadinessNoticeProps) {
  return useBookingHost().person === undefined ? null : <Shown {...props} />
}

function Shown({ organizationId, at }: ReadinessNoticeProps) {
  const query = { orgId: organizationId, ...(at && { at: formatInstant(at) }) }
  const { data } = useAnswer('getReadiness', { query, quiet: true })
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
