import { formatNok } from '@delebil/validation/text'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import type { RunKey } from '../stores/billing-runs.ts'
import { listOwners } from '../stores/buyers.ts'
import { claimToTell } from '../stores/drafted-bills.ts'

type Parts = Pick<Context, 'database' | 'jobs'> & { readonly siteUrl: string }

/** How many memberships are told in one transaction. */
const BATCH = 50

/** Tells the owners of a run's memberships that there is a draft, and until when they may say what is wrong with it. Each is told once. */
export const tellDrafted = async ({ database, jobs, siteUrl }: Parts, key: RunKey): Promise<void> => {
  const { organizationId } = key
  for (let count = BATCH; count === BATCH; ) {
    count = await transaction(database, async (tx) => {
      const bills = await claimToTell(tx, key, { at: new Date(), most: BATCH })
      for (const { membershipId, grossOre, openUntil } of bills) {
        const about = { total: formatNok(grossOre), openUntil, link: `${siteUrl}/invoices` }
        for (const owner of await listOwners(tx, { organizationId, membershipId }))
          await jobs.enqueue(tx, 'mail', mailTexts.invoiceDrafted(organizationId, owner, about))
      }
      return bills.length
    })
  }
}
