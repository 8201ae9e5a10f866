import { formatInstant } from '@delebil/validation/time'
import type { FieldChanges } from '../../../platform/audit/change-store.ts'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs, OfficeCall } from '../../admin-records/admin-verb.ts'
import { actOnRecord, readRecord } from '../../admin-records/write-record.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { refuseBeyondBorder } from '../limited-border.ts'
import { moveCharge } from '../move-charge.ts'
import { lockCharge } from '../stores/charges.ts'
import { answerDispute, type Dispute, listDisputes } from '../stores/disputes.ts'
import { correctCharge, refuseUnlessStanding } from './correct-charge.ts'
import { disputeCharge } from './dispute-charge.ts'

type Locked = Awaited<ReturnType<typeof lockCharge>>
type Body = { readonly version?: number | undefined; readonly why: string }
type Call<B> = OfficeCall & { readonly input: { readonly params: { readonly id: number }; readonly body: B } }

export const toDispute = ({ raisedAt, dueAt, answeredAt, chargeId: _, ...said }: Dispute) => ({
  ...said,
  raisedAt: formatInstant(raisedAt),
  dueAt: formatInstant(dueAt),
  answeredAt: answeredAt && formatInstant(answeredAt),
})

const act = async <B extends Body>(
  context: Context,
  call: Call<B>,
  action: string,
  work: (charge: Locked) => Promise<FieldChanges>,
) => {
  const { params, body } = call.input
  const { db, office } = call
  const change = async () => {
    const charge = await lockCharge(db, office.organizationId, params.id)
    refuseBeyondBorder(office, charge.reservationId !== null)
    return work(charge)
  }
  return {
    answer: { entity: await actOnRecord({ context, call }, 'billing', params.id, action, change, body), errors: [] },
  }
}

type Answered = { readonly outcome: 'KEPT' | 'CORRECTED'; readonly answer: string }

/** Answers whoever said that the charge is wrong, by mail too where that is a member. False: nobody had. */
const answer = async (
  { jobs }: Context,
  { db, office, caller, now, siteOrigin }: OfficeCall,
  charge: Locked,
  said: Answered,
) => {
  const { organizationId } = office
  const key = { organizationId, chargeId: charge.id }
  const found = await answerDispute(db, key, { ...said, personId: caller.personId, at: now })
  if (found?.email) {
    const about = { description: charge.description, link: `${siteOrigin}/invoices`, ...said }
    await jobs.enqueue(db, 'mail', mailTexts.disputeAnswered(organizationId, { email: found.email }, about))
  }
  return found !== undefined
}

export const disputeVerbs = {
  'billing.disputes': async (context, call) => {
    const { id, reservationId } = await readRecord({ context, call }, 'billing', call.input.params.id)
    refuseBeyondBorder(call.office, reservationId !== null)
    return { answer: { data: (await listDisputes(call.db, call.office.organizationId, [id])).map(toDispute) } }
  },
  'billing.propose': (context, call) =>
    act(context, call, 'propose', async (charge) => {
      refuseUnlessStanding(charge)
      const { db, office, caller, now } = call
      const { grossOre: shouldBeOre, why: text } = call.input.body
      const said = { text, shouldBeOre, isFromStaff: true, personId: caller.personId, at: now }
      await disputeCharge(db, office.organizationId, charge, said)
      return { shouldBeOre: { from: charge.grossOre, to: shouldBeOre } }
    }),
  'billing.answer': (context, call) =>
    act(context, call, 'answer', async (charge) => {
      const isAnswered = await answer(context, call, charge, { outcome: 'KEPT', answer: call.input.body.why })
      if (!isAnswered) throw new Refusal('charge.not-disputed')
      if (charge.state === 'held') await moveCharge(call.db, call.office.organizationId, charge.id, 'open')
      return { outcome: { from: null, to: 'KEPT' } }
    }),
  'billing.correct': (context, call) =>
    act(context, call, 'correct', async (charge) => {
      const { grossOre, why } = call.input.body
      const asked = { grossOre, why, personId: call.caller.personId, at: call.now }
      await correctCharge(call.db, call.office.organizationId, charge, asked)
      await answer(context, call, charge, { outcome: 'CORRECTED', answer: why })
      return { grossOre: { from: charge.grossOre, to: grossOre } }
    }),
} satisfies Partial<AdminVerbs>
