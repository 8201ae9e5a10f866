import type { TaskCause, TaskKind } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { readRecord } from '../admin-records/write-record.ts'
import { keepAct } from './keep-act.ts'
import * as acts from './stores/accounting-acts.ts'
import { checkSystem } from './stores/accounting-configuration.ts'
import { lookAt, lookUp } from './tasks/look-up.ts'
import { queueBill } from './tasks/queue-bill.ts'

type Body = {
  readonly ids?: number[] | undefined
  readonly cause?: TaskCause | undefined
  readonly why?: string | undefined
}

const sync =
  (kinds: readonly TaskKind[]) =>
  async ({ accounting, jobs }: Context, call: AdminCall<{ readonly body: Body }>) => {
    const { db, office, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const answer = await lookUp({ db, accounting, organizationId, now }, kinds, input.body)
    await jobs.enqueue(db, 'accounting', { organizationId })
    await keepAct(call, { action: 'sync', about: input.body, to: answer.found })
    return { answer }
  }

/** What is looked up in the books while staff wait. */
export const tripletexLookUpVerbs = {
  'tripletex.sync-order-numbers': sync(['ORDER']),
  'tripletex.sync-invoice-numbers': sync(['INVOICE', 'CREDIT_NOTE']),
  'tripletex.sync-product-numbers': sync(['PRODUCT']),
  'tripletex.sync-customer-numbers': sync(['CUSTOMER']),
  'tripletex.remove-error': async ({ accounting }, call) => {
    const { db, office, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { id } = input.params
    const steps = await acts.lockSteps(db, organizationId, id)
    if (steps.length === 0) throw new Refusal('resource.unknown')
    // What was never sent is not there.
    const sent = steps.filter(({ wasSent, kind }) => wasSent && kind !== 'SENDING').map((step) => step.id)
    if (await lookAt({ db, accounting, organizationId, now }, sent)) throw new Refusal('accounting.exists-there')
    await acts.removeBill(db, organizationId, id)
    await keepAct(call, { action: 'remove', about: { ids: [id], why: input.query.why }, to: null })
    return { answer: { count: 1 } }
  },
  'reservations.send-to-tripletex': async (context, call) => {
    const { db, office, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { id } = await readRecord({ context, call }, 'reservations', input.params.id)
    // What the club numbered and sent itself would be there twice, and be sent twice.
    const ids = await acts.listInvoicesOutside(db, organizationId, id)
    if (ids.length === 0) throw new Refusal('invoice.none')
    for (const invoiceId of ids) await queueBill({ tx: db, jobs: context.jobs, now }, { organizationId, invoiceId })
    await keepAct(call, { action: 'send', about: { ids, why: input.body.why }, to: 'QUEUED' })
    return { answer: { count: ids.length } }
  },
} satisfies Partial<AdminVerbs>
