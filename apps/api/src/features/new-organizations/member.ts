import { timingSafeEqual } from 'node:crypto'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { Verbs } from '../../platform/verb.ts'
import { makePasswordLink } from '../accounts/make-password-link.ts'
import { createOrganization } from './create-organization.ts'
import { findCode, forgetCode, hasOrganization } from './first-run-store.ts'
import { hashCode } from './hash-code.ts'
import { keyOfName } from './key-of-name.ts'
import { lockOrganizations } from './new-organization-store.ts'

/** How a server without any organization gets its first. */
export const firstRunVerbs = {
  getFirstRun: async (_context, { db }) => ({
    answer: { isOpen: !(await hasOrganization(db)) && (await findCode(db)) !== undefined },
  }),
  createFirstOrganization: async ({ database, jobs, mail }, { input: { body }, now }) => {
    const key = keyOfName(body.name)
    if (key === '') throw refuseField('name', 'field.format')
    const passwordPath = await transaction(database, async (tx) => {
      await lockOrganizations(tx)
      const code = await findCode(tx)
      if (code === undefined || (await hasOrganization(tx))) throw new Refusal('first-run.closed')
      if (!timingSafeEqual(code, hashCode(body.code))) throw refuseField('code', 'first-run.code')
      const administrator = { name: body.administratorName, email: body.email }
      const { personId } = await createOrganization(tx, { key, name: body.name, administrator }, now)
      await forgetCode(tx)
      if (mail === undefined) return makePasswordLink(tx, personId)
      await jobs.enqueue(tx, 'password-reset', { usernameEmailOrPhone: body.email })
      return null
    })
    return { answer: { passwordPath } }
  },
} satisfies Partial<Verbs>
