import { LICENSE_NOTICE_DAYS } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** So many in one run; the rest comes with the next. */
const MOST = 500

export type EndingLicense = {
  id: number
  email: string
  validUntil: string
  /** A club that the person is a member of. */
  organizationId: number | null
}

/** Those who have not been notified of the last day of their licence, which is near; from here on they have. */
export const takeEndingLicenses = (tx: Queryable, now: Date): Promise<EndingLicense[]> =>
  tx.rows(
    `update person set license_notified_for = license_valid_until where id in (
       select id from person where license_valid_until between $1 and $2 and license_state in ('VERIFIED', 'MANUAL')
         and license_notified_for is distinct from license_valid_until and deleted_at is null
       order by license_valid_until limit ${MOST} for update skip locked)
     returning id, email, license_valid_until::text as "validUntil",
       (select min(o.organization_id) from membership_member o where o.person_id = person.id) as "organizationId"`,
    [osloDateText(now), osloDateText(addOsloDays(now, LICENSE_NOTICE_DAYS))],
  )
