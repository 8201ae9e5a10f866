import type { Queryable } from '../../../platform/db/queryable.ts'
import { momentOf, readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { findInvoiceDate, type RunKey } from '../stores/billing-runs.ts'
import type { ProofTerms } from './proof-rules.ts'

/** What of a club's choices the rules look at, as they are on the day that a run is dated. */
export const readProofTerms = async (db: Queryable, run: RunKey): Promise<ProofTerms> => {
  const at = momentOf(await findInvoiceDate(db, run))
  if ((await readAccountingOwner(db, run.organizationId, at)) === 'OWN') return { directDebitLeadDays: null }
  const { directDebitLeadDays } = await readPolicy(db, run.organizationId, at)
  return { directDebitLeadDays }
}
