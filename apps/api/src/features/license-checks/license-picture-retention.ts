import { LICENSE_PICTURE_DAYS } from '@delebil/validation'
import { retention } from '../../platform/schedules/retention.ts'
import { expireLicenseSubmissionsBefore } from '../accounts/stores/license-submissions.ts'

const dayMilliseconds = 24 * 60 * 60_000

/** A picture of a licence that nobody checks is kept so long; its owner may send another. */
export const licensePictureRetention = retention(
  'license-picture-retention',
  LICENSE_PICTURE_DAYS * dayMilliseconds,
  expireLicenseSubmissionsBefore,
)
