import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { listPermissions } from '../sessions/stores/staff-permissions.ts'
import { findStanding } from '../sessions/stores/standing.ts'
import type { Writing } from './rules.ts'

type Who = { readonly organizationId: number; readonly personId: number; readonly address: string }

/** What runs by itself in the name of a person, with what they may do at this moment. */
export const writingAs = async (
  { context, siteUrl }: { readonly context: Context; readonly siteUrl: string },
  tx: Queryable,
  { organizationId, personId, address }: Who,
): Promise<Writing> => {
  const granted = await listPermissions(tx, personId)
  const held = granted.find((one) => one.organizationId === organizationId)?.permissions ?? []
  return {
    context,
    call: {
      caller: { personId, sessionTokenHash: Buffer.alloc(0), ...(await findStanding(tx, personId)) },
      office: { organizationId, permissions: new Set(held) },
      db: tx,
      now: new Date(),
      siteOrigin: siteUrl,
      address,
    },
  }
}
