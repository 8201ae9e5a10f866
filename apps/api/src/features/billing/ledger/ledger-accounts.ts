import { type DatedValue, type Policy, policyAt } from '@delebil/validation'
import type { LedgerRole } from '../stores/postings.ts'

const settings = {
  RECEIVABLES: 'receivablesAccount',
  BANK: 'bankAccount',
  VAT: 'vatAccount',
  UNPLACED: 'unplacedAccount',
  PAYABLE: 'payableAccount',
  LOSS: 'lossAccount',
  INPUT_VAT: 'inputVatAccount',
  OPENING: 'openingAccount',
} as const

/** The account that a part of a voucher is booked on: its own, or the one that the club had for it that day. Null: there is none yet. */
export const accountOf = (
  decided: readonly DatedValue[],
): ((part: { role: LedgerRole; account: string | null; postedOn: string }) => string | null) => {
  const policies = new Map<string, Policy>()
  return ({ role, account, postedOn }) => {
    if (account !== null || role === 'SALES' || role === 'COST') return account
    const policy = policies.get(postedOn) ?? policyAt(decided, new Date(`${postedOn}T12:00:00Z`))
    policies.set(postedOn, policy)
    return String(policy[settings[role]])
  }
}
