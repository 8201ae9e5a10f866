import { formatInstant } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { keepAct } from './keep-act.ts'
import { sayAnswer } from './say-answer.ts'
import * as acts from './stores/accounting-acts.ts'
import { checkSystem } from './stores/accounting-configuration.ts'
import * as errors from './stores/accounting-errors.ts'
import { pauseBooks, startBooks } from './stores/accounting-worker.ts'

const instantOf = (at: Date | null): string | null => at && formatInstant(at)
const gone = [
  { cause: 'customer-gone', kind: 'CUSTOMER' },
  { cause: 'product-gone', kind: 'PRODUCT' },
  { cause: 'order-gone', kind: 'ORDER' },
] as const

/** What has not come through to the books, and what goes on with it. */
export const tripletexErrorVerbs = {
  'tripletex.errors': async (_context, { db, office, input }) => {
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const rows = await errors.listHeldBills(db, organizationId, input.query)
    const data = rows.map(({ sent, answer, nextAt, ...row }) => ({
      ...row,
      sent: sent && JSON.stringify(sent),
      answer: answer && JSON.stringify(answer),
      said: sayAnswer(answer),
      nextAt: instantOf(nextAt),
    }))
    return { answer: { data } }
  },
  'tripletex.error-count': async (_context, { db, office }) => {
    await checkSystem(db, office.organizationId)
    return { answer: await errors.countHeldBills(db, office.organizationId) }
  },
  'tripletex.error-metadata': async ({ accounting }, { db, office }) => {
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const counts = await errors.countHeldBills(db, organizationId)
    const { total, synced } = await errors.countBills(db, organizationId)
    const groups = (await errors.listErrorGroups(db, organizationId)).map(({ answer, nextAt, ...group }) => ({
      ...group,
      said: sayAnswer(answer),
      nextAt: instantOf(nextAt),
    }))
    const pause = await errors.findPause(db, organizationId)
    const stopped = pause ? { ...pause, at: formatInstant(pause.at) } : null
    const waiting = total - synced - counts.held
    return {
      answer: { ...counts, total, synced, waiting, paused: stopped, groups, site: accounting.tripletex?.site ?? '' },
    }
  },
  'tripletex.pause': async (_context, call) => {
    const { db, office, caller, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { ids, cause, why } = input.body
    const isAll = ids === undefined && cause === undefined
    const pause = { at: now, why: why || '–', by: caller.personId }
    if (isAll) await pauseBooks(db, organizationId, pause)
    const count = isAll ? 0 : await acts.pauseTasks(db, organizationId, input.body, caller.personId)
    await keepAct(call, { action: 'pause', about: input.body, to: 'PAUSED' })
    return { answer: { count } }
  },
  'tripletex.start': async ({ jobs }, call) => {
    const { db, office, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { ids, cause } = input.body
    const isAll = ids === undefined && cause === undefined
    if (isAll) await startBooks(db, organizationId)
    for (const one of gone) await acts.renewNeeded(db, organizationId, input.body, one, now)
    const count = await acts.startTasks(db, organizationId, input.body, now)
    await jobs.enqueue(db, 'accounting', { organizationId })
    await keepAct(call, { action: 'start', about: input.body, to: 'QUEUED' })
    return { answer: { count } }
  },
  'tripletex.override-invoice-method': async ({ jobs }, call) => {
    const { db, office, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { why: _, ...chosen } = input.body
    const count = await acts.overrideMethod(db, organizationId, { ...chosen, now })
    // A customer whose address was not taken is made without it.
    await acts.startTasks(db, organizationId, chosen, now)
    await jobs.enqueue(db, 'accounting', { organizationId })
    await keepAct(call, { action: 'override-method', about: input.body, to: chosen.method })
    return { answer: { count } }
  },
  'tripletex.mark-synced': async (_context, call) => {
    const { db, office, caller, now, input } = call
    const { organizationId } = office
    await checkSystem(db, organizationId)
    const { id } = input.params
    const { foreignNumber, why } = input.body
    const made = { foreignNumber, why, by: caller.personId, at: now }
    if (!(await acts.markBill(db, organizationId, id, made))) throw new Refusal('resource.unknown')
    await keepAct(call, { action: 'mark', about: { ids: [id], why }, to: foreignNumber })
    return { answer: { count: 1 } }
  },
} satisfies Partial<AdminVerbs>
