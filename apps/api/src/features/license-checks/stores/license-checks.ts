import type { LicenseSide, LicenseState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { LookupResult } from '../../accounts/stores/license-lookups.ts'

/** SQL: the person p is in a membership of $1. One that has ended is none. */
const isMemberOf = `p.deleted_at is null and exists (select from membership_member mm
    join membership m on (m.organization_id, m.id) = (mm.organization_id, mm.membership_id)
    where mm.organization_id = $1 and mm.person_id = p.id and m.state <> 'CANCELED')`

/** SQL: what waits to be checked by the staff of $1. */
export const waitingLicenses = `license_submission s join person p on p.id = s.id
  where s.state = 'WAITING' and ${isMemberOf}`

/** A longer queue shows its beginning. */
const SHOWN = 50

export type WaitingLicense = {
  id: number
  version: number
  name: string
  phone: string | null
  sentAt: Date
  sides: LicenseSide[]
  state: LicenseState
  lookup: { at: Date; result: LookupResult } | null
}

/** Who waited longest first. */
export const listWaitingLicenses = (db: Queryable, organizationId: number): Promise<WaitingLicense[]> =>
  db.rows(
    `select p.id, s.version, p.name, p.phone, s.sent_at as "sentAt", p.license_state as state,
       array(select side from license_picture where submission_id = p.id order by side desc) as sides,
       (select json_build_object('at', at, 'result', result) from license_lookup where person_id = p.id order by at desc limit 1) as lookup
     from ${waitingLicenses} order by s.sent_at, p.id limit ${SHOWN}`,
    [organizationId],
  )

/** Whether the person is one whose licence the staff of the organisation check. */
export const isLicenseOf = async (db: Queryable, organizationId: number, personId: number): Promise<boolean> => {
  const found = await db.oneRow(`select from person p where p.id = $2 and ${isMemberOf}`, [organizationId, personId])
  return found !== undefined
}

export const findLicensePicture = async (
  db: Queryable,
  personId: number,
  side: LicenseSide,
): Promise<Buffer | undefined> => {
  const found = await db.oneRow<{ content: Buffer }>(
    'select content from license_picture where submission_id = $1 and side = $2',
    [personId, side],
  )
  return found?.content
}
