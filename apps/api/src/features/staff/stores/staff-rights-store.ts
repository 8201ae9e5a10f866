import type { StaffMember, StaffRight } from '@delebil/core-api/admin'
import { parseDateField } from '@delebil/validation'
import { addOsloDays, osloInstant, startOfOsloDay } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** Lets changes of the staff of an organisation wait for each other. */
export const lockStaff = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

/** SQL: the last day of a right, in Oslo. */
const endsOn = `(h.ends_at at time zone 'Europe/Oslo' - interval '1 day')::date`

/** Who may do what now, by name. */
export const listStaffMembers = (db: Queryable, organizationId: number): Promise<StaffMember[]> =>
  db.rows(
    `select p.id, p.name, p.email,
       json_agg(json_build_object('permission', h.permission, 'endsOn', ${endsOn}) order by h.permission) as rights
     from held_permission h join person p on p.id = h.person_id
     where h.organization_id = $1 and p.deleted_at is null group by p.id order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId],
  )

/** The instant after a last day, 'YYYY-MM-DD'. */
const instantAfter = (day: string): Date => {
  const parts = parseDateField(day)
  if (parts === undefined) throw new Error(`No day: ${day}`)
  return startOfOsloDay(addOsloDays(osloInstant(parts), 1))
}

/** Somebody holds these rights in the organisation and no others. */
export const setRights = async (
  tx: Queryable,
  { organizationId, personId }: { readonly organizationId: number; readonly personId: number },
  rights: readonly StaffRight[],
): Promise<void> => {
  await tx.change('delete from organization_permission where organization_id = $1 and person_id = $2', [
    organizationId,
    personId,
  ])
  await tx.change(
    `insert into organization_permission (organization_id, person_id, permission, ends_at)
     select $1, $2, permission, ends_at from unnest($3::text[], $4::timestamptz[]) as sent (permission, ends_at)`,
    [
      organizationId,
      personId,
      rights.map(({ permission }) => permission),
      rights.map((right) => right.endsOn && instantAfter(right.endsOn)),
    ],
  )
}
