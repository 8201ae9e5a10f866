import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges } from '../../../platform/audit/change-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { findSteps, listFailed, listQueuedDeliveries, setPaused } from '../stores/run-sending.ts'
import { actOnRun } from './run-act.ts'

const actions = [
  'create',
  'end-control',
  'check',
  'return',
  'approve',
  'pause',
  'resume',
  'set-aside',
  'include',
] as const
const isAction = (action: string): action is (typeof actions)[number] => (actions as readonly string[]).includes(action)
const underWay = ['APPROVED', 'ISSUING', 'DONE'] as const

/** How a run is sent, and how it is held back. */
export const runSendingVerbs = {
  'billing-runs.sending': async (context, call) => {
    const { id, doneAt } = await readRecord({ context, call }, 'billing-runs', call.input.params.id)
    const key = { organizationId: call.office.organizationId, id }
    const steps = await findSteps(call.db, key)
    const changes = await listAdminChanges(call.db, { ...key, resource: 'billing-runs' })
    const done = changes.flatMap(({ at, action, person, why }) =>
      isAction(action) ? [{ at: formatInstant(at), what: action, person: person?.name ?? null, text: why }] : [],
    )
    const failed = (await listFailed(call.db, key)).map(({ at, text }) => ({
      at: formatInstant(at),
      what: 'failed' as const,
      person: null,
      text,
    }))
    const numbers = `${steps.firstNumber}–${steps.lastNumber}`
    const ended =
      doneAt === null || steps.firstNumber === null
        ? []
        : [{ at: doneAt, what: 'numbered' as const, person: null, text: numbers }]
    const log = [...done, ...failed, ...ended].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    return { answer: { ...steps, log } }
  },
  'billing-runs.pause': (context, call) =>
    actOnRun(context, call, 'pause', underWay, async ({ call: { db, now } }, key, { state, queued, pausedAt }) => {
      // Of what is done and sent there is nothing to hold back.
      if (pausedAt !== null || (state === 'DONE' && queued === 0)) throw new Refusal('billing-run.moved-on')
      await setPaused(db, key, now)
    }),
  'billing-runs.resume': (context, call) =>
    actOnRun(context, call, 'resume', underWay, async ({ call: { db } }, key, { pausedAt }) => {
      if (pausedAt === null) throw new Refusal('billing-run.moved-on')
      await setPaused(db, key, null)
      await context.jobs.enqueue(db, 'billing-run', { ...key })
      for (const deliveryId of await listQueuedDeliveries(db, key))
        await context.jobs.enqueue(db, 'invoice-delivery', { deliveryId })
    }),
} satisfies Partial<AdminVerbs>
