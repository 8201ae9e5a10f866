import { formatInstant } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'
import { demandingOrganizations, findProvedAt, findProviderOfSession } from '../sessions/stores/second-step-store.ts'
import { countRecoveryCodes } from './stores/recovery-code-store.ts'
import { listFactors } from './stores/second-factor-store.ts'

/** What the caller proves themselves with, and whether the session has. */
export const readSecondStep = async (
  { secretsKey }: Pick<Context, 'secretsKey'>,
  db: Queryable,
  { personId, sessionTokenHash }: Caller,
) => {
  const factors = await listFactors(db, personId)
  const provedAt = await findProvedAt(db, sessionTokenHash)
  const provider = await findProviderOfSession(db, sessionTokenHash)
  return {
    factors: factors.map(({ createdAt, lastUsedAt, ...factor }) => ({
      ...factor,
      createdAt: formatInstant(createdAt),
      lastUsedAt: lastUsedAt && formatInstant(lastUsedAt),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, personId),
    provedAt: provedAt && formatInstant(provedAt),
    isDemanded: (await demandingOrganizations(db, personId)).length > 0,
    ...(provider && { provider }),
    hasApps: secretsKey !== undefined,
  }
}
