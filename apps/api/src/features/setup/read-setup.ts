import { type Setup, type SetupStep, setupSteps } from '@delebil/core-api/admin'
import { noLicenseRegister } from '../../adapters/license/port.ts'
import type { Context } from '../../platform/context.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'
import { breachesOfSeller } from '../billing/runs/seller-rules.ts'
import { findSeller } from '../billing/stores/sellers.ts'
import { findMade } from './setup-store.ts'

/** What an organization has and lacks before it can open. */
export const readSetup = async (context: Context, { db, office }: Pick<AdminCall, 'db' | 'office'>): Promise<Setup> => {
  const { organizationId } = office
  const done: Readonly<Record<SetupStep, boolean>> = {
    ...(await findMade(db, organizationId)),
    seller: breachesOfSeller(await findSeller(db, organizationId)).length === 0,
    mail: context.mail !== undefined,
    cars: context.carAccess !== undefined,
    license: context.licenseRegister !== noLicenseRegister,
    sms: context.sms !== undefined,
    payment: context.payments !== undefined,
  }
  return { steps: (Object.keys(setupSteps) as SetupStep[]).map((key) => ({ key, isDone: done[key] })) }
}
