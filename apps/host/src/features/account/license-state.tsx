import type { License } from '@delebil/core-api'
import { Stack, StatusDot } from '@delebil/ui'
import { isLicenseValid } from '@delebil/validation'
import { formatDateTime, formatLongDate, licenseStateText } from '@delebil/validation/text'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const { license: own } = accountTexts

/** What is known of the licence, in words and with its shape. */
export function LicenseState({ license }: { license: License }) {
  const { state, checkedAt, validUntil, classes } = license
  const tone = isLicenseValid(license, new Date()) ? 'green' : 'yellow'
  return (
    <Stack gapPx={8}>
      <StatusDot tone={tone}>{licenseStateText[state]}</StatusDot>
      {checkedAt !== null && <p className={css.muted}>{own.checked(formatDateTime(new Date(checkedAt)))}</p>}
      {validUntil !== null && <p className={css.muted}>{own.validUntil(formatLongDate(new Date(validUntil)))}</p>}
      {classes.length > 0 && <p className={css.muted}>{own.classes(classes.join(', '))}</p>}
      {state === 'NO_HIT' && <p className={css.paragraph}>{own.noHit}</p>}
    </Stack>
  )
}
