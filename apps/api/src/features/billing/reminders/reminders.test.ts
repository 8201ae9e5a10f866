import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { createSmtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { payInvoices } from '../../../testing/test-pay-invoices.ts'
import { dueInvoice } from '../runs/test-due-invoice.ts'
import { company, openRunSite } from '../runs/test-run-site.ts'
import { deliverReminder } from './deliver-reminder.ts'
import { requirePayments } from './payment-required.ts'
import { proposeReminders } from './propose-reminders.ts'

const runs = openRunSite()
const { site, drafter, server, undone, promisesHold } = runs

const due = dueInvoice(runs)
const propose = () => transaction(site.database, (tx) => proposeReminders(tx, 1, new Date()))
const listed = () =>
  site.database.rows<{ id: number; state: string; kind: string; stopped: string | null; fee_ore: number; due: string }>(
    'select id, state, kind, stopped, fee_ore, due_date::text as due from reminder order by id',
  )
const send = (id: number | undefined) => site.ask('reminders.send', drafter.token, { params: { id }, body: {} })
const setting = (key: string, value: number) =>
  site.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, $1, now() - interval '1 day', to_jsonb($2::int))`,
    [key, value],
  )

test(
  'a reminder is proposed, sent by a person with a fee without VAT, mailed with its letter, and kept as it was sent',
  undone(async () => {
    await setting('reminderFee', 35)
    await due(-14)
    expect([await propose(), await propose()]).toEqual([1, 0])
    const [proposed] = await listed()
    expect(proposed).toMatchObject({ state: 'PROPOSED', kind: 'REMINDER', fee_ore: 0 })
    expect((await send(proposed?.id)).status).toBe(200)
    const until = osloDateText(addOsloDays(new Date(), 14))
    expect(await listed()).toMatchObject([{ state: 'QUEUED', fee_ore: 3500, due: until }])
    expect(await site.database.rows(`select gross_ore, vat_ore, state from charge where source = 'REMINDER'`)).toEqual([
      { gross_ore: 3500, vat_ore: 0, state: 'open' },
    ])
    const mail = createSmtpMail(server.url, 'Delebil <faktura@delebil.test>')
    await deliverReminder(
      { database: site.database, mail, log: () => undefined },
      { reminderId: proposed?.id ?? 0 },
      new Date(),
    )
    mail.close()
    expect(server.received.at(-1)?.files[0]?.name).toMatch(/^purring-\d+\.pdf$/)
    expect(await listed()).toMatchObject([{ state: 'SENT' }])
    expect((await send(proposed?.id)).body.code).toBe('reminder.too-early')
    await promisesHold()
  }),
)

test(
  'a reminder stops when the invoice is paid, held or disputed, and is refused though it was proposed',
  undone(async () => {
    const id = await due(-20)
    await propose()
    const [first] = await listed()
    await site.ask('invoices.hold-reminders', drafter.token, { params: { id }, body: { why: 'Rater' } })
    expect(await listed()).toMatchObject([{ state: 'STOPPED', stopped: 'HELD' }])
    expect((await send(first?.id)).body.code).toBe('reminder.held')
    await site.ask('invoices.release-reminders', drafter.token, { params: { id }, body: {} })
    await propose()
    await site.database.change(
      `insert into charge_dispute (organization_id, charge_id, text, is_from_staff, raised_at, due_at)
       select 1, charge_id, 'Feil', true, now(), now() from invoice_line where invoice_id = $1`,
      [id],
    )
    const [, second] = await listed()
    expect((await send(second?.id)).body.code).toBe('reminder.disputed')
    await site.database.change('update charge_dispute set answered_at = now(), outcome = $1, answer = $1', ['KEPT'])
    await site.database.change(payInvoices)
    expect((await listed())[1]).toMatchObject({ state: 'STOPPED', stopped: 'PAID' })
    expect((await send(second?.id)).body.code).toBe('reminder.paid')
  }),
)

test(
  'an invoice due 13 days ago is not reminded of, and no fee is claimed where the club has set none',
  undone(async () => {
    await due(-13)
    expect(await propose()).toBe(0)
  }),
)

test(
  'a membership that owes for too long may not book before it has paid, where the club has decided so',
  undone(async () => {
    await due(-31)
    const state = async () =>
      (await site.database.theRow<{ state: string }>('select state from membership where id = $1', [company])).state
    const look = () => transaction(site.database, (tx) => requirePayments(tx, 1, new Date()))
    expect([await look(), await state()]).toEqual([0, 'ACTIVE'])
    await setting('paymentRequiredDays', 30)
    expect([await look(), await state()]).toEqual([1, 'PAYMENT_REQUIRED'])
    await site.database.change(payInvoices)
    expect(await state()).toBe('ACTIVE')
  }),
)
