import type { Proof } from '@delebil/core-api/admin'
import type { RunBill } from '../stores/run-bills.ts'
import { type BillRuleKey, billRules } from './proof-rules.ts'
import type { ProvedBill, RunProof } from './prove-run.ts'

/** How many bills that break a rule are shown. */
const SHOWN = 200

type Tally = Pick<Proof, 'total' | 'passing' | 'grossOre' | 'passingOre' | 'rules' | 'groups' | 'methods'>

const isOf =
  (...methods: RunBill['method'][]) =>
  ({ method }: RunBill): boolean =>
    methods.includes(method)

/** By how their rules begin, what they are about, and the bills that they are for. */
const groups: readonly (readonly [
  group: Tally['groups'][number]['group'],
  rules: readonly string[],
  isFor: (bill: RunBill) => boolean,
])[] = [
  ['DELIVERY', ['delivery.', 'line.'], () => true],
  ['BUYER', ['buyer.'], () => true],
  ['EMAIL', ['email.'], isOf('EMAIL')],
  ['EHF', ['ehf.'], isOf('EHF')],
  ['PRINT', ['print.'], isOf('PRINT')],
  ['DIRECT_DEBIT', ['direct-debit.'], ({ isDirectDebited }) => isDirectDebited],
  ['BOOKS', ['books.'], () => true],
  ['SUMS', ['vat.', 'sum.', 'run.'], () => true],
]

const counted = { passing: 0, total: 0 }
const add = (to: { passing: number; total: number }, isPassing: boolean) => {
  to.total += 1
  if (isPassing) to.passing += 1
}

/** How many bills pass in all, by rule, by what rules are about and by how they go out, and the first that do not. */
export const tallyProof = async ({
  batches,
  isOfBooks,
}: Pick<RunProof, 'batches' | 'isOfBooks'>): Promise<Tally & { failing: readonly ProvedBill[] }> => {
  const tally = { ...counted, grossOre: 0, passingOre: 0 }
  const byRule = (Object.keys(billRules) as BillRuleKey[]).map((rule) => {
    return { rule, name: billRules[rule].name, ...counted }
  })
  const asked = groups.filter(([group]) => group !== 'BOOKS' || isOfBooks)
  const byGroup = asked.map(([group, starts, isFor]) => ({ starts, isFor, said: { group, ...counted } }))
  const methods = new Map<RunBill['method'], Tally['methods'][number]>()
  const failing: ProvedBill[] = []
  const count = (one: ProvedBill) => {
    const { bill, breaches } = one
    const isPassing = breaches.length === 0
    add(tally, isPassing)
    tally.grossOre += bill.grossOre
    for (const of of byRule) add(of, !breaches.some(({ rule }) => rule === of.rule))
    for (const { said, starts, isFor } of byGroup) {
      if (isFor(bill)) add(said, !breaches.some(({ rule }) => starts.some((start) => rule.startsWith(start))))
    }
    if (!isPassing) {
      if (failing.length < SHOWN) failing.push(one)
      return
    }
    tally.passingOre += bill.grossOre
    const { method } = bill
    const sent = methods.get(method) ?? { method, memberships: 0, grossOre: 0 }
    methods.set(method, {
      method,
      memberships: sent.memberships + 1,
      grossOre: sent.grossOre + bill.grossOre,
    })
  }
  for await (const batch of batches) for (const one of batch) count(one)
  return {
    ...tally,
    rules: byRule,
    groups: byGroup.map(({ said }) => said).filter(({ total }) => total > 0),
    methods: [...methods.values()],
    failing,
  }
}
