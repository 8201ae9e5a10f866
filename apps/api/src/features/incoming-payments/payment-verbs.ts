import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { addOsloDays, formatInstant, osloDateText } from '@delebil/validation/time'
import { listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { actOnRecord, readRecord } from '../admin-records/write-record.ts'
import { findIncomingPayment } from '../billing/stores/incoming-payments.ts'
import { readAccountingOwner } from '../organizations/accounting-owner.ts'
import {
  type Doing,
  payInvoices,
  repayPayment,
  setPaymentAside,
  takeBackPayment,
  undoPayment,
} from './change-payment.ts'
import { listProposals } from './list-proposals.ts'
import { readFileIn } from './read-file.ts'
import { findFile, findLatestFile, type StoredFile } from './stores/payment-files.ts'
import { saySetAside } from './stores/set-aside.ts'
import { findPaidInvoice, findSums, listPaidBy, listTrailAllocations, listTrailLines } from './stores/trails.ts'

const SUMMED_DAYS = 30

type Asked = AdminCall<{ params: { id: number }; body: { version?: number | undefined; why?: string | undefined } }>
type Acted = Answer<AdminCalls['incoming-payments.undo']>

const act = async (
  context: Context,
  call: Asked,
  action: string,
  work: (doing: Doing) => Promise<void>,
): Promise<{ answer: Acted }> => {
  const { db, office, caller, now, input } = call
  const { version, why } = input.body
  const { id } = input.params
  const doing = {
    tx: db,
    key: { organizationId: office.organizationId, id },
    at: now,
    by: caller.personId,
    why: why ?? '',
  }
  const entity = await actOnRecord({ context, call }, 'incoming-payments', id, action, () => work(doing), {
    version,
    why,
  })
  return { answer: { entity, errors: [] } }
}

const toFile = ({ readAt, ...file }: StoredFile) => ({ ...file, readAt: formatInstant(readAt) })

const fileOf = async (body: { file: Blob } | { base64Data: string; name?: string | undefined }) =>
  'file' in body
    ? { name: body.file instanceof File ? body.file.name : '', bytes: new Uint8Array(await body.file.arrayBuffer()) }
    : {
        name: body.name ?? '',
        bytes: new Uint8Array(Buffer.from(body.base64Data.replace(/^data:[^,]*,/, ''), 'base64')),
      }

export const incomingPaymentVerbs = {
  'incoming-payments.read-file': async ({ database }, { office, caller, now, input }) => {
    const { organizationId } = office
    const sent = await fileOf(input.body)
    const read = await transaction(database, async (tx) => {
      const done = await readFileIn(tx, organizationId, sent, { at: now, by: caller.personId })
      const { id, name, payments } = done.file
      const changes = {
        name: { from: null, to: name },
        payments: { from: null, to: payments },
        added: { from: 0, to: done.added },
      }
      const kept = { personId: caller.personId, at: now, action: 'read', changes, why: undefined }
      if (!done.isKnown) await recordAdminChange(tx, { organizationId, resource: 'incoming-payment-files', id }, kept)
      return done
    })
    return { answer: { entity: { ...read, file: toFile(read.file) }, errors: [] } }
  },
  'incoming-payment-files.history': async (_context, { db, office, input }) => {
    const { organizationId } = office
    const { id } = orRefuse(await findFile(db, organizationId, input.params.id))
    const changes = await listAdminChanges(db, { organizationId, resource: 'incoming-payment-files', id })
    return { answer: { data: changes.map(({ at, ...rest }) => ({ ...rest, at: formatInstant(at), titles: {} })) } }
  },
  'incoming-payments.overview': async (_context, { db, office, now }) => {
    const { organizationId } = office
    const since = osloDateText(addOsloDays(now, -SUMMED_DAYS))
    const file = await findLatestFile(db, organizationId)
    const sums = await findSums(db, organizationId, since)
    const accounting = await readAccountingOwner(db, organizationId, now)
    return { answer: { lastFile: file ? toFile(file) : null, since, ...sums, accounting } }
  },
  'incoming-payments.proposals': async (_context, { db, office, input }) => {
    const key = { organizationId: office.organizationId, id: input.params.id }
    return { answer: { data: await listProposals(db, orRefuse(await findIncomingPayment(db, key))) } }
  },
  'incoming-payments.allocations': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'incoming-payments', call.input.params.id)
    return { answer: { data: await listTrailAllocations(call.db, call.office.organizationId, id) } }
  },
  'incoming-payments.allocate': (context, call) =>
    act(context, call, 'allocate', (doing) => payInvoices(doing, call.input.body)),
  'incoming-payments.take-back': (context, call) =>
    act(context, call, 'take-back', (doing) => takeBackPayment(doing, call.input.body.paymentId)),
  'incoming-payments.repay': (context, call) =>
    act(context, call, 'repay', (doing) => repayPayment(doing, call.input.body)),
  'incoming-payments.undo': (context, call) => act(context, call, 'undo', undoPayment),
  'incoming-payments.set-aside': (context, call) => act(context, call, 'set-aside', setPaymentAside),
  'incoming-payments.take-up': (context, call) =>
    act(context, call, 'take-up', ({ tx, key }) => saySetAside(tx, key, null)),
  'invoices.trail': async (_context, { db, office, input }) => {
    const { organizationId } = office
    const invoice = orRefuse(await findPaidInvoice(db, organizationId, input.params.id))
    const lines = (await listTrailLines(db, organizationId, invoice.id)).map(({ trip, rule, ...line }) => ({
      ...line,
      trip: trip && { ...trip, start: formatInstant(new Date(trip.start)), end: formatInstant(new Date(trip.end)) },
      rule: rule && { ...rule, validFrom: formatInstant(new Date(rule.validFrom)) },
    }))
    return { answer: { invoice, lines } }
  },
  'invoices.payments': async (_context, { db, office, input }) => {
    const { id } = orRefuse(await findPaidInvoice(db, office.organizationId, input.params.id))
    return { answer: { data: await listPaidBy(db, office.organizationId, id) } }
  },
} satisfies Partial<AdminVerbs>
