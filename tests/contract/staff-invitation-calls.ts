import type { Api } from '@delebil/core-api'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'
import { testPeople } from '../../apps/api/src/testing/test-site.ts'

/** One good call of every endpoint about invitations to the staff. */
export const staffInvitationCalls = (client: () => Api, database: () => Database) => ({
  listStaffInvitations: () => client().listStaffInvitations(),
  acceptStaffInvitation: async () => {
    await database().change('update person set email_proven_at = now() where email = $1', [testPeople.owner])
    const params = await database().theRow<{ id: number }>(
      `insert into staff_invitation (organization_id, name, email, rights, created_at, expires_at)
       values (2, 'Eva', $1, '[{"permission":"HELP_READ","endsOn":null}]', now(), now() + interval '1 day') returning id`,
      [testPeople.owner],
    )
    return client().acceptStaffInvitation({ params })
  },
})
