import type { Proof, ProofFailure } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { listBillingData } from '../stores/billing-data.ts'
import { listAskedAt } from '../stores/buyers.ts'
import { listMailDomains } from '../stores/run-approval.ts'
import type { RunBill } from '../stores/run-bills.ts'
import type { ProvedBill } from './prove-run.ts'
import { suggestEmail } from './suggest-email.ts'

type Group = Proof['groups'][number]['group']

const isOf =
  (...methods: RunBill['method'][]) =>
  ({ method }: RunBill): boolean =>
    methods.includes(method)

/** By how their rules begin, what they are about, and the bills that they are for. */
const groups: readonly (readonly [group: Group, rules: readonly string[], isFor: (bill: RunBill) => boolean])[] = [
  ['DELIVERY', ['delivery.', 'line.'], () => true],
  ['BUYER', ['buyer.'], () => true],
  ['EMAIL', ['email.'], isOf('EMAIL')],
  ['EHF', ['ehf.'], isOf('EHF')],
  ['PRINT', ['print.'], isOf('PRINT')],
  ['DIRECT_DEBIT', ['direct-debit.'], ({ isDirectDebited }) => isDirectDebited],
  ['SUMS', ['vat.', 'sum.', 'run.'], () => true],
]

/** How many bills pass the rules about each thing, where there is a bill that they are for. */
export const groupsOf = (bills: readonly ProvedBill[]): Proof['groups'] =>
  groups.flatMap(([group, rules, isFor]) => {
    const those = bills.filter(({ bill }) => isFor(bill))
    const breaks = ({ breaches }: ProvedBill) =>
      breaches.some(({ rule }) => rules.some((start) => rule.startsWith(start)))
    return those.length === 0
      ? []
      : [{ group, total: those.length, passing: those.filter((one) => !breaks(one)).length }]
  })

/** How those that pass go out. */
export const methodsOf = (bills: readonly ProvedBill[]): Proof['methods'] => {
  const passing = bills.filter(({ breaches }) => breaches.length === 0).map(({ bill }) => bill)
  return [...Map.groupBy(passing, ({ method }) => method)].map(([method, of]) => ({
    method,
    memberships: of.length,
    grossOre: of.reduce((sum, { grossOre }) => sum + grossOre, 0),
  }))
}

/** Bills that break a rule, with what mends them. */
export const describeFailures = async (
  db: Queryable,
  organizationId: number,
  failing: readonly ProvedBill[],
): Promise<ProofFailure[]> => {
  if (failing.length === 0) return []
  const ids = failing.map(({ bill }) => bill.membershipId)
  const data = await listBillingData(db, organizationId, ids)
  const asked = await listAskedAt(db, organizationId, ids)
  const domains = await listMailDomains(db, organizationId)
  return failing.flatMap(({ bill: { membershipId, grossOre, lines, method, receiver }, breaches }) => {
    const of = data.get(membershipId)
    const askedAt = asked.get(membershipId)
    const rules = breaches.map(({ rule, text, fields }) => ({ rule, text, fields: [...fields] }))
    const isOfEmail = method === 'EMAIL' && rules.some(({ rule }) => rule.startsWith('email.'))
    const suggestedEmail = (isOfEmail && receiver && suggestEmail(receiver, domains)) || null
    const said = {
      membershipId,
      grossOre,
      lines,
      rules,
      suggestedEmail,
      askedAt: askedAt ? formatInstant(askedAt) : null,
    }
    return of === undefined ? [] : [{ ...said, data: of }]
  })
}
