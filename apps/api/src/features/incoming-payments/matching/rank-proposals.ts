import type { ProposalReason } from '@delebil/core-api/admin'
import { areAlike } from './alike.ts'

export type Candidate = {
  invoiceId: number
  membershipId: number
  number: number
  name: string
  /** Others that may pay for it: the members of its membership. */
  otherNames: readonly string[]
  dueDate: string
  restOre: number
  kid: string
  /** Somebody has paid the membership's invoices from the account before. */
  isKnownAccount: boolean
}

type Asked = {
  readonly kid: string | null
  readonly leftOre: number
  readonly payerName: string | null
  readonly membershipId: number | null
}

// The sum of what speaks for something; a wrong digit says more than all else, a name alone the least.
const WEIGHTS: Readonly<Record<ProposalReason, number>> = {
  KID_ONE_OFF: 100,
  TAKES_BACK: 100,
  AMOUNT: 40,
  ACCOUNT: 35,
  NAME: 30,
  SAME_MEMBERSHIP: 20,
}
const SHOWN = 5

const reasonsFor = (asked: Asked, near: ReadonlySet<string>, one: Candidate): ProposalReason[] => {
  const { payerName } = asked
  return [
    ...(near.has(one.kid) ? (['KID_ONE_OFF'] as const) : []),
    ...(one.restOre === asked.leftOre ? (['AMOUNT'] as const) : []),
    ...(one.isKnownAccount ? (['ACCOUNT'] as const) : []),
    ...(payerName !== null && [one.name, ...one.otherNames].some((name) => areAlike(payerName, name))
      ? (['NAME'] as const)
      : []),
    ...(one.membershipId === asked.membershipId ? (['SAME_MEMBERSHIP'] as const) : []),
  ]
}

export const weightOf = (reasons: readonly ProposalReason[]): number =>
  reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)

/** What a payment may be for, the likeliest first, and why; what nothing speaks for is left out. Of equals the one that is due first. */
export const rankProposals = (
  asked: Asked,
  near: ReadonlySet<string>,
  candidates: readonly Candidate[],
): (Candidate & { reasons: ProposalReason[] })[] =>
  candidates
    .map((one) => ({ ...one, reasons: reasonsFor(asked, near, one) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (a, b) => weightOf(b.reasons) - weightOf(a.reasons) || a.dueDate.localeCompare(b.dueDate) || a.number - b.number,
    )
    .slice(0, SHOWN)
