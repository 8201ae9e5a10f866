import { osloDateText } from '@delebil/validation/time'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { resourceOf } from '../../admin-records/server-resource.ts'
import { readRecord, saveChange } from '../../admin-records/write-record.ts'
import { listApproved, listPayables } from '../stores/payouts.ts'
import { findSeller } from '../stores/sellers.ts'
import { addPayout } from './add-payout.ts'
import { bankFile } from './bank-file.ts'
import { approvePayout, cancelPayout, payPayout } from './move-payout.ts'

const moved = async (entity: ReturnType<typeof approvePayout>) => ({
  answer: { entity: await entity, errors: [] as [] },
})

export const payoutVerbs = {
  'memberships.payables': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'memberships', call.input.params.id)
    const key = { organizationId: call.office.organizationId, membershipId: id }
    return { answer: { data: await listPayables(call.db, key) } }
  },
  'payouts.add': async (context, call) => {
    const { db, office, caller, now, input } = call
    const writing = { context, call }
    const { membershipId, ...asked } = input.body
    await readRecord(writing, 'memberships', membershipId)
    const { organizationId } = office
    const made = { ...asked, organizationId, membershipId, personId: caller.personId, at: now }
    const id = await addPayout(db, made)
    const entity = await readRecord(writing, 'payouts', id)
    await saveChange(writing, resourceOf(context, 'payouts'), id, 'create', [undefined, entity], asked.why)
    return { answer: { entity, errors: [] } }
  },
  'payouts.approve': (context, call) => moved(approvePayout({ context, call }, call.input.params.id, call.input.body)),
  'payouts.pay': (context, call) => moved(payPayout({ context, call }, call.input.params.id, call.input.body)),
  'payouts.cancel': (context, call) => moved(cancelPayout({ context, call }, call.input.params.id, call.input.body)),
  'payouts.bank-file': async (_context, { db, office, now }) => {
    const { name } = await findSeller(db, office.organizationId)
    const text = bankFile(name, await listApproved(db, office.organizationId))
    return {
      answer: new Blob([text], { type: 'text/csv' }),
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="utbetalinger-${osloDateText(now)}.csv"`,
      },
    }
  },
} satisfies Partial<AdminVerbs>
