import type { Context } from '../../../platform/context.ts'
import { listPartnerOrigins, type PartnerOrigin } from '../partner-store.ts'

const keptMilliseconds = 5000

/** Answers whose page an origin is. All of them are read at once and kept for five seconds: a change counts no later. */
export type FindPartnersOf = (origin: string, now?: number) => Promise<readonly PartnerOrigin[]>

export const createPartnerOrigins = ({ database }: Pick<Context, 'database'>): FindPartnersOf => {
  let kept: { readonly until: number; readonly all: Promise<PartnerOrigin[]> } | undefined
  return async (origin, now = Date.now()) => {
    if (kept === undefined || kept.until <= now) {
      const all = listPartnerOrigins(database)
      kept = { until: now + keptMilliseconds, all }
      all.catch(() => {
        kept = undefined
      })
    }
    return (await kept.all).filter((known) => known.origin === origin)
  }
}
