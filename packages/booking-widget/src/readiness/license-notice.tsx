import { Banner, LinkButton, Stack } from '@delebil/ui'
import type { LicenseProblem } from '@delebil/validation'
import { useBookingHost } from '../booking-host.ts'
import { readinessTexts as own } from '../locale/readiness-texts.ts'

export interface LicenseNoticeProps {
  readonly problem: LicenseProblem
  /** What that keeps the person from. */
  readonly children: string
}

/** A licence that does not count, and the way to mend it. */
export function LicenseNotice({ problem, children }: LicenseNoticeProps) {
  const { verifyLicense } = useBookingHost().links
  return (
    <Banner tone="warning" title={own.license[problem]}>
      <Stack gapPx={12}>
        <p>{verifyLicense === undefined ? `${children} ${own.contactStaff}` : children}</p>
        {verifyLicense !== undefined && <LinkButton href={verifyLicense}>{own.check}</LinkButton>}
      </Stack>
    </Banner>
  )
}
