import type { StaffRight } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

export type StoredStaffInvitation = {
  readonly organizationId: number
  readonly id: number
  readonly name: string
  readonly email: string
  readonly rights: StaffRight[]
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly organizationName: string
}

const select = `select i.organization_id as "organizationId", i.id, i.name, i.email, i.rights, i.created_at as "sentAt",
    i.expires_at as "expiresAt", o.name as "organizationName"
  from staff_invitation i join organization o on o.id = i.organization_id`

/** Those that can still be accepted, the latest first. */
export const listStaffInvitations = (
  db: Queryable,
  organizationId: number,
  now: Date,
): Promise<StoredStaffInvitation[]> =>
  db.rows(`${select} where i.organization_id = $1 and i.expires_at > $2 order by i.created_at desc, i.id desc`, [
    organizationId,
    now,
  ])

/** Those to an address that can still be accepted, the latest first. */
export const findStaffInvitationsTo = (db: Queryable, email: string, now: Date): Promise<StoredStaffInvitation[]> =>
  db.rows(`${select} where lower(i.email) = lower($1) and i.expires_at > $2 order by i.created_at desc, i.id desc`, [
    email,
    now,
  ])

/** One of them; of two who accept it at once the second waits, and it is gone then. */
export const lockStaffInvitationTo = (
  tx: Queryable,
  email: string,
  id: number,
  now: Date,
): Promise<StoredStaffInvitation | undefined> =>
  tx.oneRow(`${select} where lower(i.email) = lower($1) and i.id = $2 and i.expires_at > $3 for update of i`, [
    email,
    id,
    now,
  ])

/** An open invitation to the same address is replaced. */
export const putStaffInvitation = async (
  tx: Queryable,
  { organizationId, name, email, rights, sentAt, expiresAt }: Omit<StoredStaffInvitation, 'id' | 'organizationName'>,
): Promise<number> => {
  await tx.change('delete from staff_invitation where organization_id = $1 and lower(email) = lower($2)', [
    organizationId,
    email,
  ])
  const { id } = await tx.theRow<{ id: number }>(
    `insert into staff_invitation (organization_id, name, email, rights, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [organizationId, name, email, JSON.stringify(rights), sentAt, expiresAt],
  )
  return id
}

/** Answers whether it was there. */
export const deleteStaffInvitation = async (tx: Queryable, organizationId: number, id: number): Promise<boolean> =>
  (await tx.change('delete from staff_invitation where organization_id = $1 and id = $2', [organizationId, id])) > 0

/** Forgets invitations made before the moment. */
export const deleteStaffInvitationsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from staff_invitation where created_at < $1', [before])
