import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs, OfficeCall } from '../../admin-records/admin-verb.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import { reverseWriteOffs, writeOff } from './write-off.ts'

const invoiceOf = async ({ db, office }: OfficeCall, id: number) =>
  orRefuse(await findInvoiceOf(db, { organizationId: office.organizationId, id }))

export const writeOffVerbs = {
  'invoices.write-off': async (context, call) => {
    const { db, caller, now, input } = call
    const { id } = input.params
    const { amountOre, postedOn, why } = input.body
    const work = async () => {
      const asked = { amountOre, postedOn, why, personId: caller.personId, at: now }
      return { writtenOff: { from: null, to: await writeOff(db, await invoiceOf(call, id), asked) } }
    }
    const entity = await actOnRecord({ context, call }, 'invoices', id, 'write-off', work, input.body)
    return { answer: { entity, errors: [] } }
  },
  'invoices.reverse-write-off': async (context, call) => {
    const { db, caller, now, input } = call
    const { id } = input.params
    const work = async () => {
      const asked = { why: input.body.why, personId: caller.personId, at: now }
      const ore = await reverseWriteOffs(db, await invoiceOf(call, id), asked)
      if (ore === 0) throw new Refusal('write-off.reversed')
      return { writtenOff: { from: ore, to: null } }
    }
    const entity = await actOnRecord({ context, call }, 'invoices', id, 'reverse-write-off', work, input.body)
    return { answer: { entity, errors: [] } }
  },
} satisfies Partial<AdminVerbs>
