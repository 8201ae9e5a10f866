import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { drawLicense } from './draw-license.ts'
import { byfjord } from './seed-orgs.ts'

/** One member, who cannot log in, has sent a licence that the register did not find. */
export const seedLicenseChecks = async (tx: Queryable, now: Date): Promise<void> => {
  const content = await drawLicense()
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)
  const logins = Object.values(demoLogins).map(({ id }) => id)
  await tx.change(
    `with waiting as (
       select p.id from person p where p.license_state = 'UNKNOWN' and p.id <> all($2::int[]) and exists (
         select from membership_member mm join membership m on (m.organization_id, m.id) = (mm.organization_id, mm.membership_id)
         where mm.person_id = p.id and mm.organization_id = $1 and m.state = 'ACTIVE')
       order by p.id limit 1),
     looked as (insert into license_lookup (person_id, at, result) select id, $4, 'NO_HIT' from waiting),
     known as (update person set license_state = 'NO_HIT', license_checked_at = $4 where id in (select id from waiting)),
     sent as (insert into license_submission (id, sent_at) select id, $5 from waiting returning id)
     insert into license_picture (submission_id, side, content) select id, 'FRONT', $3 from sent`,
    [byfjord.id, logins, content, hoursAgo(27), hoursAgo(26)],
  )
}
