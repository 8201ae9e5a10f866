import { invoiceMethods } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { billingDataChange, organizationNumber } from '../entities/billing-data.ts'
import { ofOne } from '../of-one.ts'
import { id, idText, instantText, ore } from '../primitives.ts'
import { staffCall } from './staff-call.ts'

const path = '/api/admin/billing-runs/{id}'
const read = { ...staffCall('Admin: fakturering', 'BILLING_READ'), ...ofOne } as const

/** What is wrong with a bill by a rule, and the fields of its billing data that mend it. */
export const breach = v.object({ rule: v.string(), text: v.string(), fields: v.array(v.string()) })

export const methodSums = v.array(
  v.object({ method: v.picklist(invoiceMethods), memberships: v.number(), grossOre: ore }),
)

/** Why an approver is shown a bill. */
export const sampleReasons = ['LARGEST', 'MOST_CHANGED', 'RANDOM'] as const
/** What must hold before a run is approved. */
export const approvalChecks = ['OTHER_PERSON', 'SUMS', 'ONCE', 'DELIVERED', 'UNCHANGED', 'CONTROL_OVER'] as const

const sample = v.object({
  why: v.picklist(sampleReasons),
  membershipId: v.number(),
  customer: v.string(),
  grossOre: ore,
  /** What was delivered in the month before. */
  beforeOre: ore,
})

const approval = v.object({
  /** The number that the first invoice gets unless another is made before it. */
  nextNumber: v.number(),
  /** The first day on which something of it was delivered, 'YYYY-MM-DD'. */
  oldestDelivery: v.nullable(v.string()),
  methods: methodSums,
  checks: v.array(v.object({ check: v.picklist(approvalChecks), holds: v.boolean() })),
  samples: v.array(sample),
})
export type RunApproval = v.InferOutput<typeof approval>

const sendingStep = v.object({
  step: v.picklist(['INVOICE', ...invoiceMethods]),
  done: v.number(),
  queued: v.number(),
  failed: v.number(),
})
const logged = v.object({
  at: instantText,
  /** An action of staff, or what the run came to by itself. */
  what: v.picklist([
    'create',
    'end-control',
    'check',
    'return',
    'approve',
    'pause',
    'resume',
    'set-aside',
    'include',
    'numbered',
    'failed',
    'done',
  ]),
  person: v.nullable(v.string()),
  /** Of what is said beside: why, or which invoice could not be sent. */
  text: v.nullable(v.string()),
})
const sending = v.object({
  steps: v.array(sendingStep),
  firstNumber: v.nullable(v.number()),
  lastNumber: v.nullable(v.number()),
  /** The newest first. */
  log: v.array(logged),
})
export type RunSending = v.InferOutput<typeof sending>

/** What is looked at before a run is approved, and while it is sent. */
export const billingApprovalCalls = {
  'billing-runs.deadline': endpoint(`GET ${path}/deadline`, {
    ...read,
    summary: 'The last day on which the month of a run can be invoiced by law, and the working days until then',
    response: v.object({ deadline: v.string(), workingDaysLeft: v.number() }),
  }),
  'billing-runs.try': endpoint(`POST ${path}/try`, {
    ...read,
    summary: 'Hold a bill of a run against every rule as it would be with other billing data; writes nothing',
    body: v.object({
      membershipId: id,
      ...billingDataChange,
      organizationNumber: v.optional(organizationNumber),
    }),
    response: v.object({ rules: v.array(breach) }),
  }),
  'billing-runs.approval': endpoint(`GET ${path}/approval`, {
    ...read,
    summary: 'What an approver looks at: how the invoices go out, what holds, and three bills',
    response: approval,
  }),
  'billing-runs.draft-pdf': endpoint(`GET ${path}/drafts/{membershipId}/pdf`, {
    ...read,
    params: v.object({ id: idText, membershipId: idText }),
    summary: 'A bill of a run as its invoice would be: without a number, marked as a draft',
    response: v.instance(Blob),
    media: 'application/pdf',
  }),
  'billing-runs.sending': endpoint(`GET ${path}/sending`, {
    ...read,
    summary: 'How far the invoices of a run have come, step by step, and what happened',
    response: sending,
  }),
} as const

/** Where staff fetch a bill of a run as its invoice would be; needs their session. */
export function draftInvoicePdfAddress(
  { runId, membershipId }: { readonly runId: number; readonly membershipId: number },
  organizationId: number,
): string {
  return `/api/admin/billing-runs/${runId}/drafts/${membershipId}/pdf?orgId=${organizationId}`
}
