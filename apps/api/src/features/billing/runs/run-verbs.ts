import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { requireBooksOn } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { draftMemberships, endControl, moveRun, setAside } from '../stores/billing-runs.ts'
import { rehearse, rehearseRun } from '../stores/rehearsal.ts'
import { listRunMemberships } from '../stores/run-memberships.ts'
import { describeFailures } from './describe-proof.ts'
import { provingOf } from './proof-terms.ts'
import { doesRunHold, proveRun } from './prove-run.ts'
import { actOnRun, isOpenAt } from './run-act.ts'
import { runTexts } from './run-texts.ts'
import { tallyProof } from './tally-proof.ts'

const personWho = ({ call }: Writing) => ({ personId: call.caller.personId, at: call.now })

const refuseUnknown = (count: number) => {
  if (count === 0) throw new Refusal('resource.unknown')
}

export const runVerbs = {
  'billing-runs.rehearse': async (_context, { db, office, input }) => ({
    answer: await rehearse(db, office.organizationId, input.query.until),
  }),
  'billing-runs.rehearsal': async (context, call) => {
    const { id, deliveredUntil } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    return { answer: await rehearseRun(call.db, { organizationId: call.office.organizationId, id }, deliveredUntil) }
  },
  'billing-runs.proof': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const key = { organizationId: call.office.organizationId, id }
    const proof = await proveRun(provingOf(context, call), key)
    const { failing, ...counted } = await tallyProof(proof)
    return {
      answer: {
        ...counted,
        seller: proof.seller,
        failures: await describeFailures(call.db, key.organizationId, failing),
      },
    }
  },
  'billing-runs.memberships': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    return { answer: { data: await listRunMemberships(call.db, { organizationId: call.office.organizationId, id }) } }
  },
  'billing-runs.set-aside': (context, call) =>
    actOnRun(context, call, 'set-aside', ['DRAFT'], async (writing, key) => {
      const { membershipId, why } = call.input.body
      refuseUnknown(await setAside(writing.call.db, key, [{ membershipId, why: why || runTexts.byHand }]))
      return { setAside: { from: null, to: membershipId } }
    }),
  'billing-runs.include': (context, call) =>
    actOnRun(context, call, 'include', ['DRAFT'], async (writing, key, { deliveredUntil }) => {
      refuseUnknown(await draftMemberships(writing.call.db, { ...key, deliveredUntil }, call.input.body.membershipId))
      return { setAside: { from: call.input.body.membershipId, to: null } }
    }),
  'billing-runs.check': (context, call) =>
    actOnRun(context, call, 'check', ['DRAFT'], async (writing, key) => {
      const { db } = writing.call
      const { seller, batches } = await proveRun(provingOf(context, writing.call), key)
      if (seller.length > 0) throw new Refusal('billing-run.seller')
      let passing = 0
      for await (const bills of batches) {
        const failing = bills.flatMap(({ bill: { membershipId }, breaches: [first] }) =>
          first === undefined ? [] : [{ membershipId, why: first.text }],
        )
        await setAside(db, key, failing)
        passing += bills.length - failing.length
      }
      if (passing === 0) throw new Refusal('billing-run.empty')
      await moveRun(writing.call.db, key, 'CHECKED', personWho(writing))
    }),
  'billing-runs.return': (context, call) =>
    actOnRun(context, call, 'return', ['CHECKED'], (writing, key) =>
      moveRun(writing.call.db, key, 'DRAFT', personWho(writing)),
    ),
  'billing-runs.approve': (context, call) =>
    actOnRun(context, call, 'approve', ['CHECKED'], async (writing, key, { draftedById, openUntil, invoiceDate }) => {
      const { db, caller, now } = writing.call
      await requireBooksOn(db, key.organizationId, invoiceDate)
      const { runApproval } = await readPolicy(db, key.organizationId, now)
      if (runApproval === 1 && draftedById === caller.personId) throw new Refusal('billing-run.same-person')
      if (isOpenAt(openUntil, now)) throw new Refusal('billing-run.open')
      if (!(await doesRunHold(provingOf(context, writing.call), key))) throw new Refusal('billing-run.changed')
      await moveRun(db, key, 'APPROVED', personWho(writing))
      await context.jobs.enqueue(db, 'billing-run', key)
    }),
  'billing-runs.end-control': (context, call) =>
    actOnRun(context, call, 'end-control', ['DRAFT', 'CHECKED'], async ({ call: { db, now } }, key, { openUntil }) => {
      if (!isOpenAt(openUntil, now)) throw new Refusal('billing-run.moved-on')
      await endControl(db, key, now)
    }),
  'billing-runs.discard': (context, call) =>
    actOnRun(context, call, 'discard', ['DRAFT', 'CHECKED'], (writing, key) =>
      moveRun(writing.call.db, key, 'DISCARDED', personWho(writing)),
    ),
} satisfies Partial<AdminVerbs>
