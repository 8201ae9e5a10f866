import type { License } from '@delebil/core-api'
import { Stack, StatusDot } from '@delebil/ui'
import { isLicenseEnding, isLicenseValid } from '@delebil/validation'
import { formatDateTime, formatLongDate, licenseRefusalText } from '@delebil/validation/text'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const own = accountTexts.license.picture

/** What came of the pictures that were sent, and that the licence soon has to be sent anew. */
export function LicenseSubmission({ license }: { readonly license: License }) {
  const { submission, validUntil } = license
  const now = new Date()
  return (
    <>
      {submission?.state === 'WAITING' && (
        <Stack gapPx={8}>
          <StatusDot tone="yellow">{own.waiting}</StatusDot>
          <p className={css.muted}>{own.sentAt(formatDateTime(new Date(submission.sentAt)))}</p>
        </Stack>
      )}
      {submission?.state === 'REFUSED' && submission.reason !== null && (
        <Stack gapPx={8}>
          <StatusDot tone="red">{own.refused}</StatusDot>
          <p className={css.paragraph}>
            {licenseRefusalText[submission.reason]} {own.sendAnew}
          </p>
        </Stack>
      )}
      {validUntil !== null && isLicenseValid(license, now) && isLicenseEnding(validUntil, now) && (
        <p className={css.paragraph}>{own.ending(formatLongDate(new Date(validUntil)))}</p>
      )}
    </>
  )
}
