import type { Queryable } from '../../../platform/db/queryable.ts'

/** An invitation with what its mail and its page tell. */
export type Invitation = {
  organizationId: number
  id: number
  membershipId: number
  inviteeName: string
  inviteeEmail: string
  canCreateReservation: boolean
  isGrantedChildMembership: boolean
  created: Date
  expiresAt: Date
  acceptedAt: Date | null
  revokedAt: Date | null
  organizationName: string
  membershipName: string
  invitedBy: string
  hasAccount: boolean
}

export type NewInvitation = Pick<
  Invitation,
  | 'organizationId'
  | 'membershipId'
  | 'inviteeName'
  | 'inviteeEmail'
  | 'canCreateReservation'
  | 'isGrantedChildMembership'
> & { invitedBy: number; now: Date; expiresAt: Date }

type MembershipKey = { organizationId: number; id: number }
type InvitationKey = { organizationId: number; id: number }

const select = `select i.organization_id as "organizationId", i.id, i.membership_id as "membershipId",
    i.invitee_name as "inviteeName", i.invitee_email as "inviteeEmail", i.can_create_reservation as "canCreateReservation",
    i.is_granted_child_membership as "isGrantedChildMembership", i.created_at as created, i.expires_at as "expiresAt",
    i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt", o.name as "organizationName", m.name as "membershipName",
    p.name as "invitedBy", exists (select from person where lower(email) = lower(i.invitee_email)) as "hasAccount"
  from membership_invitation i
  join organization o on o.id = i.organization_id
  join membership m on (m.organization_id, m.id) = (i.organization_id, i.membership_id)
  join person p on p.id = i.invited_by`
const isOpen = 'i.accepted_at is null and i.revoked_at is null'

export const insertInvitation = async (tx: Queryable, made: NewInvitation): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into membership_invitation (organization_id, membership_id, invited_by, invitee_name, invitee_email,
         can_create_reservation, is_granted_child_membership, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      made.organizationId,
      made.membershipId,
      made.invitedBy,
      made.inviteeName,
      made.inviteeEmail,
      made.canCreateReservation,
      made.isGrantedChildMembership,
      made.now,
      made.expiresAt,
    ],
  )
  return id
}

/** One invitation; undefined where it is another membership's. */
export const findInvitation = (db: Queryable, { organizationId, id }: InvitationKey): Promise<Invitation | undefined> =>
  db.oneRow<Invitation>(`${select} where i.organization_id = $1 and i.id = $2`, [organizationId, id])

export const findInvitationByToken = (db: Queryable, tokenHash: Buffer): Promise<Invitation | undefined> =>
  db.oneRow<Invitation>(`${select} where i.token_hash = $1`, [tokenHash])

/** The same, and of two who use it at once the second waits and sees it used. */
export const lockInvitationByToken = (tx: Queryable, tokenHash: Buffer): Promise<Invitation | undefined> =>
  tx.oneRow<Invitation>(`${select} where i.token_hash = $1 for update of i`, [tokenHash])

/** Invitations of a membership that can still be used, the latest first. */
export const listOpenInvitations = (
  db: Queryable,
  { organizationId, id }: MembershipKey,
  now: Date,
): Promise<Invitation[]> =>
  db.rows(
    `${select} where i.organization_id = $1 and i.membership_id = $2 and ${isOpen} and i.expires_at > $3
     order by i.created_at desc, i.id desc`,
    [organizationId, id, now],
  )

/** Gives an open invitation the hash of its token; the link of an earlier mail is dead. */
export const setInvitationToken = (
  tx: Queryable,
  { organizationId, id }: InvitationKey,
  tokenHash: Buffer,
): Promise<number> =>
  tx.change(`update membership_invitation i set token_hash = $3 where organization_id = $1 and id = $2 and ${isOpen}`, [
    organizationId,
    id,
    tokenHash,
  ])

/** Invitations that were mailed to an address since the moment, into whichever membership. */
export const countInvitationsTo = async (db: Queryable, email: string, since: Date): Promise<number> => {
  const { count } = await db.theRow<{ count: number }>(
    'select count(*)::int as count from membership_invitation where lower(invitee_email) = lower($1) and created_at > $2',
    [email, since],
  )
  return count
}

export const markAccepted = async (
  tx: Queryable,
  { organizationId, id }: InvitationKey,
  personId: number,
  now: Date,
): Promise<void> => {
  await tx.change(
    'update membership_invitation set accepted_by = $3, accepted_at = $4 where organization_id = $1 and id = $2',
    [organizationId, id, personId, now],
  )
}

/** Takes an open invitation of the membership back. Answers how many that were, 0 or 1. */
export const revokeInvitation = (
  tx: Queryable,
  { organizationId, id }: MembershipKey,
  invitationId: number,
  now: Date,
): Promise<number> =>
  tx.change(
    `update membership_invitation i set revoked_at = $4
     where organization_id = $1 and membership_id = $2 and id = $3 and ${isOpen}`,
    [organizationId, id, invitationId, now],
  )

/** Takes back what is open to one address. */
export const revokeInvitationsTo = async (
  tx: Queryable,
  { organizationId, id }: MembershipKey,
  email: string,
  now: Date,
): Promise<void> => {
  await tx.change(
    `update membership_invitation i set revoked_at = $4
     where organization_id = $1 and membership_id = $2 and lower(invitee_email) = lower($3) and ${isOpen}`,
    [organizationId, id, email, now],
  )
}

/** Forgets invitations, and with them names and addresses, that were over before the moment. */
export const deleteInvitationsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from membership_invitation where coalesce(accepted_at, revoked_at, expires_at) < $1', [before])
