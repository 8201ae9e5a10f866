import { invoiceMethods } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, instantText, isoDay, list, ore, reason } from '../primitives.ts'
import { breach, methodSums } from './billing-approval-calls.ts'
import { billingData } from './billing-data-calls.ts'
import { recordSchema } from './resource.ts'
import { billingRuns } from './resources/billing-runs.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/billing-runs'
const tag = 'Admin: fakturering'
const read = staffCall(tag, 'BILLING_READ')
const act = {
  ...staffCall(tag, 'BILLING_WRITE'),
  ...ofOne,
  idempotent: true,
  body: v.object({ version: v.optional(id), why }),
  response: changed(recordSchema(billingRuns)),
} as const
const problems = ['record.stale', 'billing-run.moved-on', ...ofOne.problems] as const

const compared = v.object({
  id: v.number(),
  name: v.string(),
  /** What is billed now, and what was delivered in the month before. */
  grossOre: ore,
  beforeOre: ore,
})
export type ComparedAmount = v.InferOutput<typeof compared>

/** What differs much from the month before, and the product that makes most of it. */
const outlier = v.object({
  kind: v.picklist(['PRODUCT', 'MEMBER', 'CAR']),
  ...compared.entries,
  trips: v.number(),
  tripsBefore: v.number(),
  /** Null of a product itself. */
  product: v.nullable(v.object({ name: v.string(), grossOre: ore, beforeOre: ore })),
})
export type Outlier = v.InferOutput<typeof outlier>

const rehearsal = v.object({
  memberships: v.number(),
  lines: v.number(),
  grossOre: ore,
  vatOre: ore,
  before: v.object({ memberships: v.number(), grossOre: ore }),
  vat: v.array(v.object({ vatCode: v.string(), vatPercent: v.number(), grossOre: ore, vatOre: ore })),
  methods: methodSums,
  /** What differs both by much and by a large share of itself, that first. */
  outliers: v.array(outlier),
  products: v.array(compared),
  /** Those that differ most. */
  members: v.array(compared),
  cars: v.array(compared),
})
export type Rehearsal = v.InferOutput<typeof rehearsal>

const failure = v.object({
  membershipId: v.number(),
  grossOre: ore,
  lines: v.number(),
  data: billingData,
  rules: v.array(breach),
  /** What was meant, where the domain of its address is misspelt. */
  suggestedEmail: v.nullable(v.string()),
  /** When its owners were last asked for what is missing. */
  askedAt: v.nullable(instantText),
})
export type ProofFailure = v.InferOutput<typeof failure>

/** What rules are about: the delivery, the buyer, the three ways, AvtaleGiro, and the arithmetic. */
export const ruleGroups = ['DELIVERY', 'BUYER', 'EMAIL', 'EHF', 'PRINT', 'DIRECT_DEBIT', 'BOOKS', 'SUMS'] as const

const proof = v.object({
  total: v.number(),
  passing: v.number(),
  grossOre: ore,
  passingOre: ore,
  rules: v.array(v.object({ rule: v.string(), name: v.string(), passing: v.number(), total: v.number() })),
  /** The rules by what they are about: how many of the bills that they are for pass all of them. */
  groups: v.array(v.object({ group: v.picklist(ruleGroups), passing: v.number(), total: v.number() })),
  /** How those that pass go out. */
  methods: methodSums,
  /** What is wrong with whoever sends stops all. */
  seller: v.array(v.object({ rule: v.string(), text: v.string() })),
  failures: v.array(failure),
})
export type Proof = v.InferOutput<typeof proof>

const runMembership = v.object({
  membershipId: v.number(),
  customer: v.string(),
  method: v.picklist(invoiceMethods),
  receiver: v.nullable(v.string()),
  grossOre: ore,
  lines: v.number(),
  setAside: v.nullable(v.string()),
  invoiceId: v.nullable(v.number()),
  number: v.nullable(v.number()),
  delivery: v.nullable(v.picklist(['QUEUED', 'SENT', 'FAILED'])),
  problem: v.nullable(v.string()),
})
export type RunMembership = v.InferOutput<typeof runMembership>

const aboutMembership = v.object({ version: v.optional(id), membershipId: id, why })

/** What is done with a run until its invoices are out. */
export const billingRunCalls = {
  'billing-runs.rehearse': endpoint(`GET ${path}/rehearsal`, {
    ...read,
    summary: 'What a run until a day would bill, beside what was delivered in the month before; writes nothing',
    query: v.object({ ...org, until: isoDay }),
    response: rehearsal,
  }),
  'billing-runs.rehearsal': endpoint(`GET ${path}/{id}/rehearsal`, {
    ...read,
    ...ofOne,
    summary: 'What a run bills, beside what was delivered in the month before',
    response: rehearsal,
  }),
  'billing-runs.proof': endpoint(`GET ${path}/{id}/proof`, {
    ...read,
    ...ofOne,
    summary: 'Every bill of a run held against every rule',
    response: proof,
  }),
  'billing-runs.memberships': endpoint(`GET ${path}/{id}/memberships`, {
    ...read,
    ...ofOne,
    summary: 'The bills of a run: set aside and failed ones first, at most 100',
    response: list(runMembership),
  }),
  'billing-runs.set-aside': endpoint(`POST ${path}/{id}/set-aside`, {
    ...act,
    summary: 'Leave a membership out of a run; its charges wait for the next',
    body: aboutMembership,
    problems,
  }),
  'billing-runs.include': endpoint(`POST ${path}/{id}/include`, {
    ...act,
    summary: 'Take a membership into a run again, with what it owes now',
    body: aboutMembership,
    problems,
  }),
  'billing-runs.check': endpoint(`POST ${path}/{id}/check`, {
    ...act,
    summary: 'Set aside what breaks a rule, and ask for approval of the rest',
    problems: [...problems, 'billing-run.empty', 'billing-run.seller'],
  }),
  'billing-runs.return': endpoint(`POST ${path}/{id}/return`, {
    ...act,
    summary: 'Send a run back to whoever drafted it',
    problems,
  }),
  'billing-runs.approve': endpoint(`POST ${path}/{id}/approve`, {
    ...act,
    secondStep: 'recent',
    summary: 'Approve a run: its invoices are numbered and sent from now on',
    problems: [
      ...problems,
      'billing-run.same-person',
      'billing-run.changed',
      'billing-run.open',
      'accounting.not-connected',
    ],
  }),
  'billing-runs.end-control': endpoint(`POST ${path}/{id}/end-control`, {
    ...act,
    summary: 'End the time in which the members of a run may say what is wrong before it is over, and say why',
    body: v.object({ version: v.optional(id), why: reason }),
    problems,
  }),
  'billing-runs.pause': endpoint(`POST ${path}/{id}/pause`, {
    ...act,
    summary: 'Hold back an approved run: no more of its invoices are made or sent',
    problems,
  }),
  'billing-runs.resume': endpoint(`POST ${path}/{id}/resume`, {
    ...act,
    summary: 'Let a run that was held back go on where it was',
    problems,
  }),
  'billing-runs.discard': endpoint(`POST ${path}/{id}/discard`, {
    ...act,
    summary: 'Give up a run before it is approved; everything waits for the next',
    problems,
  }),
} as const
