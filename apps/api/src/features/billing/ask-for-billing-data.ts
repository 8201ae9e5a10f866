import { addOsloDays, formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { actOnRecord } from '../admin-records/write-record.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { fieldsToMend } from './runs/buyer-rules.ts'
import { type BilledMembership, listBuyers, listOwners, setAsked } from './stores/buyers.ts'

/** Nobody is asked again before so many days have gone. */
export const ASK_AGAIN_DAYS = 14
/** So many are asked by one call, so that it ends soon. */
const ASKED_AT_ONCE = 200

/** The memberships that no invoice can be sent to as their billing data are; `toAsk` were not asked lately. */
export const listLacking = async (db: Queryable, organizationId: number, now: Date) => {
  const notSince = addOsloDays(now, -ASK_AGAIN_DAYS)
  const isDue = ({ askedAt }: BilledMembership) => askedAt === null || askedAt < notSince
  const lacking = (await listBuyers(db, organizationId)).filter((buyer) => fieldsToMend(buyer).length > 0)
  return { lacking, toAsk: lacking.filter(isDue) }
}

export const askForBillingDataVerbs = {
  'memberships.ask-for-billing-data': async (context, call) => {
    const { db, office, now, siteOrigin, input } = call
    const { organizationId } = office
    const { toAsk } = await listLacking(db, organizationId, now)
    const asked = toAsk.slice(0, ASKED_AT_ONCE)
    for (const { id, askedAt } of asked) {
      const ask = async () => {
        await setAsked(db, { organizationId, membershipId: id }, now)
        const link = `${siteOrigin}/memberships/${id}#faktura`
        for (const owner of await listOwners(db, { organizationId, membershipId: id })) {
          await context.jobs.enqueue(db, 'mail', mailTexts.billingDataAsked(organizationId, owner, link))
        }
        return { askedForBillingData: { from: askedAt && formatInstant(askedAt), to: formatInstant(now) } }
      }
      await actOnRecord({ context, call }, 'memberships', id, 'ask-for-billing-data', ask, { why: input.body.why })
    }
    return { answer: { asked: asked.length, left: toAsk.length - asked.length } }
  },
} satisfies Partial<AdminVerbs>
