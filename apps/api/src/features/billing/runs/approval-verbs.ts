import type { BillingData } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { AdminCall, AdminVerbs } from '../../admin-records/admin-verb.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { billingDeadline, workingDaysUntil } from '../billing-deadline.ts'
import { findBillingData } from '../stores/billing-data.ts'
import { findApprovalFacts, listMethodSums, listSamples } from '../stores/run-approval.ts'
import { listRunBills, type RunBill } from '../stores/run-bills.ts'
import { findSeller } from '../stores/sellers.ts'
import { drawDraft } from './draw-draft.ts'
import { breachesOf } from './proof-rules.ts'
import { provingOf, readRunTerms, termsOf } from './proof-terms.ts'
import { doesRunHold } from './prove-run.ts'
import { isOpenAt } from './run-act.ts'

/** The bill as it would be with other billing data. A mail that came back says nothing of another address. */
const billWith = (bill: RunBill, known: BillingData, changed: Partial<BillingData>): RunBill => {
  const data = { ...known, ...changed }
  const { addressLine, postalCode, city, organizationNumber, buyerReference, invoiceMethod: method } = data
  const email = data.invoiceEmail ?? data.payerEmail
  const receivers = { EHF: organizationNumber, EMAIL: email, PRINT: [addressLine, postalCode, city].join(' ') }
  const receiver = receivers[method]
  const bounced = receiver === bill.receiver ? bill.bounced : null
  return {
    ...bill,
    ...{ addressLine, postalCode, city, buyerReference, method, receiver, bounced },
    buyerOrganizationNumber: organizationNumber,
  }
}

const stated = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const keyOf = ({ office }: Pick<AdminCall, 'office'>, id: number) => ({ organizationId: office.organizationId, id })

/** What is looked at before a run is approved. */
export const approvalVerbs = {
  'billing-runs.deadline': async (context, call) => {
    const { deliveredUntil } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const deadline = billingDeadline(deliveredUntil.slice(0, 7))
    return { answer: { deadline, workingDaysLeft: workingDaysUntil(osloDateText(call.now), deadline) } }
  },
  'billing-runs.try': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const { membershipId, ...changed } = call.input.body
    const { organizationId } = call.office
    const [bill] = await listRunBills(call.db, keyOf(call, id), { membershipId })
    const known = await findBillingData(call.db, { organizationId, membershipId: orRefuse(bill).membershipId })
    const tried = billWith(orRefuse(bill), known, stated(changed))
    const breaches = breachesOf(
      tried,
      await findSeller(call.db, organizationId),
      await termsOf(await readRunTerms(provingOf(context, call), keyOf(call, id)), [tried]),
    )
    return { answer: { rules: breaches.map(({ rule, text, fields }) => ({ rule, text, fields: [...fields] })) } }
  },
  'billing-runs.approval': async (context, call) => {
    const run = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const key = keyOf(call, run.id)
    const { db, caller, now } = call
    const { runApproval } = await readPolicy(db, key.organizationId, now)
    const facts = await findApprovalFacts(db, key)
    const checks = {
      OTHER_PERSON: runApproval !== 1 || run.draftedById !== caller.personId,
      SUMS: facts.grossOre === facts.chargedOre && facts.vatOre === facts.chargedVatOre,
      ONCE: facts.billedTwice === 0,
      DELIVERED: facts.notDelivered === 0,
      UNCHANGED: await doesRunHold(provingOf(context, call), key),
      CONTROL_OVER: !isOpenAt(run.openUntil, now),
    } as const
    const names = Object.keys(checks) as (keyof typeof checks)[]
    return {
      answer: {
        nextNumber: facts.nextNumber,
        oldestDelivery: facts.oldestDelivery,
        methods: await listMethodSums(db, key),
        checks: names.map((check) => ({ check, holds: checks[check] })),
        samples: await listSamples(db, key),
      },
    }
  },
  'billing-runs.draft-pdf': async (context, call) => {
    const run = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const pdf = orRefuse(await drawDraft(call.db, keyOf(call, run.id), run, call.input.params.membershipId))
    return {
      answer: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': 'inline; filename="utkast.pdf"' },
    }
  },
} satisfies Partial<AdminVerbs>
