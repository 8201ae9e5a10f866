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

/** SQL: what is held now or will be; the view has what is held alone. */
const given = `organization_permission h where (h.ends_at is null or h.ends_at > now())`

/** Who may do what now or later, by name. */
export const listStaffMembers = (db: Queryable, organizationId: number): Promise<StaffMember[]> =>
  db.rows(
    `select p.id, p.name, p.email,
       json_agg(jsonb_build_object('permission', h.permission, 'endsOn', ${endsOn})
         || case when h.starts_at > now() then jsonb_build_object('startsOn', (h.starts_at at time zone 'Europe/Oslo')::date)
            else '{}' end order by h.permission) as rights
     from person p join lateral (select * from ${given} and h.person_id = p.id and h.organization_id = $1) h on true
     where p.deleted_at is null group by p.id order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId],
  )

/** The first instant of a day, 'YYYY-MM-DD', or of the one so many days later. */
const startOf = (day: string, later = 0): Date => {
  const parts = parseDateField(day)
  if (parts === undefined) throw new Error(`No day: ${day}`)
  return startOfOsloDay(addOsloDays(osloInstant(parts), later))
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
    `insert into organization_permission (organization_id, person_id, permission, ends_at, starts_at)
     select $1, $2, permission, ends_at, starts_at
     from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as sent (permission, ends_at, starts_at)`,
    [
      organizationId,
      personId,
      rights.map(({ permission }) => permission),
      rights.map((right) => right.endsOn && startOf(right.endsOn, 1)),
      rights.map((right) => (right.startsOn ? startOf(right.startsOn) : null)),
    ],
  )
}
