import type { Endpoint } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import type { Queryable } from '../../platform/db/queryable.ts'
import { mayCall } from '../../platform/may-call.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/verb.ts'
import { grantsOf } from '../sessions/grants-of.ts'
import { refuseWithoutSecondStep } from '../sessions/refuse-without-second-step.ts'
import type { Office } from './admin-verb.ts'

const mustChoose = (): Refusal => {
  const code = 'organization.required'
  return new Refusal(code, { errors: [{ code, message: problemText[code], fieldName: 'orgId' }] })
}

/**
 * The organisation of an admin call, and what the caller may do there. The one place where the admin area's permissions are
 * enforced: the call's permission has to be held in the very organisation. Without an `orgId` it is the only one that it can be.
 */
export const findOffice = async (
  db: Queryable,
  declaration: Pick<Endpoint, 'access' | 'secondStep'>,
  caller: Caller,
  orgId: number | undefined,
  now: Date,
): Promise<Office> => {
  const { access } = declaration
  if (typeof access !== 'object') throw new Error('A call of the admin area declares the permissions that open it.')
  const granted = await grantsOf(db, caller)
  const open = granted.filter(
    ({ organizationId, permissions }) =>
      (orgId === undefined || organizationId === orgId) && mayCall(access, new Set(permissions)),
  )
  const [office, ...others] = open
  if (office === undefined) throw new Refusal('permission.missing')
  if (others.length > 0) throw mustChoose()
  await refuseWithoutSecondStep(db, declaration, caller, office.organizationId, now)
  return { organizationId: office.organizationId, permissions: new Set(office.permissions) }
}
