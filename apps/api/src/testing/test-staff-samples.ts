import type { AdminInput } from './test-admin-site.ts'

/** SQL: somebody on the staff of the sample club, and somebody who is invited. */
export const staffSamples = `insert into person (id, name, email) values (58, 'Siri Sol', 'siri.sol@delebil.test');
  insert into organization_permission (organization_id, person_id, permission) values (1, 58, 'MESSAGE_READ');
  insert into staff_invitation (organization_id, id, name, email, rights, created_at, expires_at) overriding system value
    values (1, 50, 'Nina Natt', 'nina@delebil.test', '[]', now(), now() + interval '9 days')`

const rights = [{ permission: 'HELP_READ', endsOn: null }]
/** What the calls about the staff are asked with. */
export const staffCallSamples: Readonly<Record<string, AdminInput>> = {
  'staff.change': { params: { id: 58 }, body: { version: 1, rights } },
  'staff.invite': { body: { name: 'Nora Ny', email: 'nora.ny@delebil.test', rights } },
  'staff.withdraw': { params: { id: 50 } },
}
