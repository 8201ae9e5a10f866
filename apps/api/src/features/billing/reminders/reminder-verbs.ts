import { osloDateText } from '@delebil/validation/time'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord, readRecord, type Seen } from '../../admin-records/write-record.ts'
import * as store from '../stores/reminders.ts'
import { findRest } from '../stores/write-offs.ts'
import { collectionCsv } from './collection-csv.ts'
import { proposeReminders } from './propose-reminders.ts'
import { reminderTexts } from './reminder-texts.ts'
import { renderReminderPdf } from './render-reminder-pdf.ts'
import { paperOf, sendReminder } from './send-reminder.ts'

const keyOf = ({ call }: Writing, id: number) => ({ organizationId: call.office.organizationId, id })

/** What may be done with many at once, too. */
export const sendOne = (writing: Writing, id: number, seen: Seen) =>
  actOnRecord(
    writing,
    'reminders',
    id,
    'send',
    async ({ membershipId }) => {
      const { db: tx, caller, now } = writing.call
      const who = { personId: caller.personId, now }
      await sendReminder({ tx, jobs: writing.context.jobs }, { ...keyOf(writing, id), membershipId }, who)
    },
    seen,
  )

export const dropOne = (writing: Writing, id: number, seen: Seen) =>
  actOnRecord(
    writing,
    'reminders',
    id,
    'drop',
    async ({ state }) => {
      if (state !== 'PROPOSED') throw new Refusal('reminder.sent')
      await store.stopReminder(writing.call.db, keyOf(writing, id), 'DROPPED', writing.call.now)
    },
    seen,
  )

const acted = async (entity: ReturnType<typeof sendOne>) => ({ answer: { entity: await entity, errors: [] as [] } })

export const reminderVerbs = {
  'reminders.pdf': async (context, call) => {
    const writing = { context, call }
    const { id, invoiceId, invoiceNumber, kind } = await readRecord(writing, 'reminders', call.input.params.id)
    const key = keyOf(writing, id)
    const draw = async () => {
      const { restOre } = await store.findReminded(call.db, { ...key, id: invoiceId })
      return renderReminderPdf(await paperOf(call.db, { ...key, invoiceId, kind }, restOre, call.now))
    }
    const pdf = (await store.findDocumentOf(call.db, key)) ?? (await draw())
    const name = reminderTexts.fileName(kind, invoiceNumber)
    return {
      answer: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` },
    }
  },
  'reminders.propose': async (_context, { db, office, now }) => {
    return { answer: { proposed: await proposeReminders(db, office.organizationId, now) } }
  },
  'reminders.send': (context, call) => acted(sendOne({ context, call }, call.input.params.id, call.input.body)),
  'reminders.drop': (context, call) => acted(dropOne({ context, call }, call.input.params.id, call.input.body)),
  'reminders.collection': async (_context, { db, office, now }) => {
    const today = osloDateText(now)
    const text = collectionCsv(await store.listNoticed(db, office.organizationId), today)
    return {
      answer: new Blob([text], { type: 'text/csv' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="inkasso-${today}.csv"` },
    }
  },
  'invoices.hold-reminders': async (context, call) => {
    const writing = { context, call }
    const { id } = call.input.params
    const hold = async () => {
      if ((await findRest(call.db, keyOf(writing, id))) <= 0) throw new Refusal('invoice.not-open')
      await store.holdReminders(call.db, keyOf(writing, id), call.input.body.why)
    }
    const entity = await actOnRecord(writing, 'invoices', id, 'hold-reminders', hold, call.input.body)
    return { answer: { entity, errors: [] } }
  },
  'invoices.release-reminders': async (context, call) => {
    const writing = { context, call }
    const { id } = call.input.params
    const release = async ({ remindersHeld }: { readonly remindersHeld: string | null }) => {
      orRefuse(remindersHeld ?? undefined, 'reminder.not-held')
      await store.holdReminders(call.db, keyOf(writing, id), null)
    }
    const entity = await actOnRecord(writing, 'invoices', id, 'release-reminders', release, call.input.body)
    return { answer: { entity, errors: [] } }
  },
} satisfies Partial<AdminVerbs>
