import type { Queryable } from '../../../platform/db/queryable.ts'
import type { RunKey } from '../stores/billing-runs.ts'
import { listRunBills, type RunBill } from '../stores/run-bills.ts'
import { findSeller } from '../stores/sellers.ts'
import { type BillRuleKey, billRules, breachesOf } from './proof-rules.ts'
import { readProofTerms } from './proof-terms.ts'
import { breachesOfSeller } from './seller-rules.ts'

export type ProvedBill = { readonly bill: RunBill; readonly breaches: ReturnType<typeof breachesOf> }
export type ProvedRun = {
  readonly seller: { rule: string; text: string }[]
  readonly bills: readonly ProvedBill[]
  readonly rules: readonly { rule: BillRuleKey; name: string; passing: number; total: number }[]
}

const ruleKeys = Object.keys(billRules) as BillRuleKey[]

/** Holds every bill of a run that is not set aside against every rule. Reads only. */
export const proveRun = async (db: Queryable, run: RunKey): Promise<ProvedRun> => {
  const seller = await findSeller(db, run.organizationId)
  const terms = await readProofTerms(db, run)
  const all = await listRunBills(db, run)
  const bills = all
    .filter(({ setAside }) => setAside === null)
    .map((bill) => ({ bill, breaches: breachesOf(bill, seller, terms) }))
  const broken = Map.groupBy(
    bills.flatMap(({ breaches }) => breaches),
    ({ rule }) => rule,
  )
  const total = bills.length
  const rules = ruleKeys.map((rule) => {
    return { rule, name: billRules[rule].name, total, passing: total - (broken.get(rule)?.length ?? 0) }
  })
  return { seller: breachesOfSeller(seller).map(({ rule, text }) => ({ rule, text })), bills, rules }
}
