import type { OwnPerson } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount } from './stores/accounts.ts'
import { findLicenseSubmission } from './stores/license-submissions.ts'
import { findPerson } from './stores/persons.ts'

/** A person as they see themselves. Refuses where the person is gone. */
export const readOwnPerson = async (db: Queryable, personId: number): Promise<OwnPerson> => {
  const [person, account] = [await findPerson(db, personId), await findAccount(db, personId)]
  if (person === undefined || account === undefined) throw new Refusal('session.missing')
  const submission = await findLicenseSubmission(db, personId)
  const { licenseState: state, licenseClasses: classes, licenseValidUntil: validUntil, licenseCheckedAt } = account
  return {
    ...person,
    license: {
      state,
      classes,
      validUntil,
      checkedAt: licenseCheckedAt && formatInstant(licenseCheckedAt),
      submission: submission
        ? { state: submission.state, sentAt: formatInstant(submission.sentAt), reason: submission.reason }
        : null,
    },
    hasPassword: account.passwordHash !== null,
  }
}
