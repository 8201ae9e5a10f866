import type { Database } from '../../apps/api/src/platform/db/pool.ts'

/** The token of an invitation that nobody mailed; into membership 5, 'Hytta', it is one that the owner is not in. */
export const insertInvitationToken = async (database: Database, email: string, membershipId = 2): Promise<string> => {
  const token = `token-of-${email.replace(/\W/g, '-')}`
  await database.change(
    `insert into membership (organization_id, id, name, type, state) values (1, 5, 'Hytta', 'PRIVATE', 'ACTIVE') on conflict do nothing`,
  )
  await database.change(
    `insert into membership_invitation (organization_id, membership_id, invited_by, invitee_name, invitee_email,
       can_create_reservation, is_granted_child_membership, token_hash, created_at, expires_at)
     values (1, $1, 1, 'Ola Nordmann', $2, true, false, sha256($3), now(), now() + interval '1 hour')`,
    [membershipId, email, Buffer.from(token)],
  )
  return token
}
