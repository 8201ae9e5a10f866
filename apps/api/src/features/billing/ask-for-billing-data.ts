import { ASK_AGAIN_DAYS, ASKED_AT_ONCE } from '@delebil/core-api/admin'
import { addOsloDays, formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { fieldsToMend } from './runs/buyer-rules.ts'
import { type BilledMembership, claimToAsk, listBuyers, listOwners } from './stores/buyers.ts'

/** The memberships that no invoice can be sent to as their billing data are; `toAsk` were not asked lately. */
export const listLacking = async (db: Queryable, organizationId: number, now: Date) => {
  const notSince = addOsloDays(now, -ASK_AGAIN_DAYS)
  const isDue = ({ askedAt }: BilledMembership) => askedAt === null || askedAt < notSince
  const lacking = (await listBuyers(db, organizationId)).filter((buyer) => fieldsToMend(buyer).length > 0)
  return { lacking, toAsk: lacking.filter(isDue), notSince }
}

export const askForBillingDataVerbs = {
  'memberships.ask-for-billing-data': async (context, call) => {
    const { db, office, now, siteOrigin, input } = call
    const { organizationId } = office
    const { toAsk, notSince } = await listLacking(db, organizationId, now)
    const { membershipId } = input.body
    if (membershipId !== undefined) await readRecord({ context, call }, 'memberships', membershipId)
    const of = membershipId === undefined ? toAsk : toAsk.filter(({ id }) => id === membershipId)
    const chosen = of.slice(0, ASKED_AT_ONCE)
    const ids = chosen.map(({ id }) => id)
    const claimed = await claimToAsk(db, organizationId, ids, { at: now, notSince })
    const asked = chosen.filter(({ id }) => claimed.has(id))
    for (const { id, askedAt } of asked) {
      const ask = async () => {
        const link = `${siteOrigin}/memberships/${id}#faktura`
        for (const owner of await listOwners(db, { organizationId, membershipId: id })) {
          await context.jobs.enqueue(db, 'mail', mailTexts.billingDataAsked(organizationId, owner, link))
        }
        return { askedForBillingData: { from: askedAt && formatInstant(askedAt), to: formatInstant(now) } }
      }
      await actOnRecord({ context, call }, 'memberships', id, 'ask-for-billing-data', ask, { why: input.body.why })
    }
    return { answer: { asked: asked.length, left: of.length - chosen.length } }
  },
} satisfies Partial<AdminVerbs>
