import type { ProofFailure } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { listBillingData } from '../stores/billing-data.ts'
import { listAskedAt } from '../stores/buyers.ts'
import { listMailDomains } from '../stores/run-approval.ts'
import type { ProvedBill } from './prove-run.ts'
import { suggestEmail } from './suggest-email.ts'

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
