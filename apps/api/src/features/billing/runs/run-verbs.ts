import type { FieldChanges } from '../../../platform/audit/change-store.ts'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs, OfficeCall } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord, readRecord, type Seen } from '../../admin-records/write-record.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { listBillingData } from '../stores/billing-data.ts'
import { draftMemberships, endControl, moveRun, type RunKey, type RunState, setAside } from '../stores/billing-runs.ts'
import { rehearse, rehearseRun } from '../stores/rehearsal.ts'
import { listRunMemberships } from '../stores/run-memberships.ts'
import { proveRun } from './prove-run.ts'
import { runTexts } from './run-texts.ts'

type Run = Parameters<Parameters<typeof actOnRecord<'billing-runs'>>[4]>[0]
type RunCall = OfficeCall & { readonly input: { readonly params: { readonly id: number }; readonly body: Seen } }

const personWho = ({ call }: Writing) => ({ personId: call.caller.personId, at: call.now })
const sumOf = (ore: readonly number[]): number => ore.reduce((sum, one) => sum + one, 0)

/** Does something with a run that stands where it must. */
const act = async (
  context: Context,
  call: RunCall,
  action: string,
  from: readonly RunState[],
  work: (writing: Writing, key: RunKey, run: Run) => Promise<FieldChanges> | Promise<void>,
) => {
  const writing = { context, call }
  const { id } = call.input.params
  const entity = await actOnRecord(
    writing,
    'billing-runs',
    id,
    action,
    async (run) => {
      if (!from.includes(run.state)) throw new Refusal('billing-run.moved-on')
      return (await work(writing, { organizationId: call.office.organizationId, id }, run)) || undefined
    },
    call.input.body,
  )
  return { answer: { entity, errors: [] } }
}

/** Whether the members of a run may still say what is wrong before it is approved. */
const isOpenAt = (openUntil: string, now: Date): boolean => Date.parse(openUntil) > now.getTime()

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
    const { seller, bills, rules } = await proveRun(call.db, { organizationId: call.office.organizationId, id })
    const failing = bills.filter(({ breaches }) => breaches.length > 0)
    const grossOre = sumOf(bills.map(({ bill }) => bill.grossOre))
    const shown = failing.slice(0, 200)
    const data = await listBillingData(
      call.db,
      call.office.organizationId,
      shown.map(({ bill }) => bill.membershipId),
    )
    return {
      answer: {
        total: bills.length,
        passing: bills.length - failing.length,
        grossOre,
        passingOre: grossOre - sumOf(failing.map(({ bill }) => bill.grossOre)),
        seller,
        rules: [...rules],
        failures: shown.flatMap(({ bill: { membershipId, grossOre: owed, lines }, breaches }) => {
          const of = data.get(membershipId)
          const rules = breaches.map(({ rule, text, fields }) => ({ rule, text, fields: [...fields] }))
          return of === undefined ? [] : [{ membershipId, grossOre: owed, lines, data: of, rules }]
        }),
      },
    }
  },
  'billing-runs.memberships': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    return { answer: { data: await listRunMemberships(call.db, { organizationId: call.office.organizationId, id }) } }
  },
  'billing-runs.set-aside': (context, call) =>
    act(context, call, 'set-aside', ['DRAFT'], async (writing, key) => {
      const { membershipId, why } = call.input.body
      refuseUnknown(await setAside(writing.call.db, key, [{ membershipId, why: why || runTexts.byHand }]))
      return { setAside: { from: null, to: membershipId } }
    }),
  'billing-runs.include': (context, call) =>
    act(context, call, 'include', ['DRAFT'], async (writing, key, { deliveredUntil }) => {
      refuseUnknown(await draftMemberships(writing.call.db, { ...key, deliveredUntil }, call.input.body.membershipId))
      return { setAside: { from: call.input.body.membershipId, to: null } }
    }),
  'billing-runs.check': (context, call) =>
    act(context, call, 'check', ['DRAFT'], async (writing, key) => {
      const { seller, bills } = await proveRun(writing.call.db, key)
      if (seller.length > 0) throw new Refusal('billing-run.seller')
      const failing = bills.flatMap(({ bill: { membershipId }, breaches: [first] }) =>
        first === undefined ? [] : [{ membershipId, why: first.text }],
      )
      if (failing.length === bills.length) throw new Refusal('billing-run.empty')
      await setAside(writing.call.db, key, failing)
      await moveRun(writing.call.db, key, 'CHECKED', personWho(writing))
    }),
  'billing-runs.return': (context, call) =>
    act(context, call, 'return', ['CHECKED'], (writing, key) =>
      moveRun(writing.call.db, key, 'DRAFT', personWho(writing)),
    ),
  'billing-runs.approve': (context, call) =>
    act(context, call, 'approve', ['CHECKED'], async (writing, key, { draftedById, openUntil }) => {
      const { db, caller, now } = writing.call
      const { runApproval } = await readPolicy(db, key.organizationId, now)
      if (runApproval === 1 && draftedById === caller.personId) throw new Refusal('billing-run.same-person')
      if (isOpenAt(openUntil, now)) throw new Refusal('billing-run.open')
      const { seller, bills } = await proveRun(db, key)
      if (seller.length > 0 || bills.some(({ breaches }) => breaches.length > 0))
        throw new Refusal('billing-run.changed')
      await moveRun(db, key, 'APPROVED', personWho(writing))
      await context.jobs.enqueue(db, 'billing-run', key)
    }),
  'billing-runs.end-control': (context, call) =>
    act(context, call, 'end-control', ['DRAFT', 'CHECKED'], async ({ call: { db, now } }, key, { openUntil }) => {
      if (!isOpenAt(openUntil, now)) throw new Refusal('billing-run.moved-on')
      await endControl(db, key, now)
    }),
  'billing-runs.discard': (context, call) =>
    act(context, call, 'discard', ['DRAFT', 'CHECKED'], (writing, key) =>
      moveRun(writing.call.db, key, 'DISCARDED', personWho(writing)),
    ),
} satisfies Partial<AdminVerbs>
