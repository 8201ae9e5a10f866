import { addOsloDays, osloDateText, osloInstant, osloParts } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { testSms } from '../../../testing/test-sms.ts'
import { dueInvoice } from '../runs/test-due-invoice.ts'
import { company, openRunSite } from '../runs/test-run-site.ts'
import { invoiceDueSchedule } from './invoice-due-schedule.ts'

const runs = openRunSite()
const { site, undone } = runs

const due = dueInvoice(runs)
const atHour = (hour: number): Date => osloInstant({ ...osloParts(new Date()), hour, minute: 0 })
const run = async (now = atHour(12)) => {
  const mails: unknown[] = []
  const jobs = {
    enqueue: async (_tx: unknown, name: string, data: unknown) => void (name === 'mail' && mails.push(data)),
  }
  const parts = { database: site.database, jobs, sms: testSms, siteUrl: 'https://delebil.test' }
  await invoiceDueSchedule.run(parts as never, now)
  return mails
}

test(
  'an unpaid invoice is notified of three days before it is due, once, and not in the quiet hours',
  undone(async () => {
    await due(4)
    expect(await run()).toEqual([])
    await due(3)
    expect(await run(atHour(23))).toEqual([])
    const [mail, ...more] = (await run()) as { to: string; subject: string; text: string; kind: string }[]
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'invoiceSoonDue',
      subject: expect.stringMatching(/^Faktura \d+ forfaller \d\d\.\d\d\.\d{4}$/),
    })
    expect(mail?.text).toContain('https://delebil.test/invoices')
    expect(await run()).toEqual([])
  }),
)

test(
  'an SMS says number, sum, day and KID; what the bank draws, is paid, held or overdue is nobody told of',
  undone(async () => {
    const { change, rows } = site.database
    const id = await due(2)
    await change(
      `insert into notification_choice (person_id, kind, ways) select id, 'INVOICE_DUE', '{SMS}' from person on conflict do nothing`,
    )
    await change(`update person set phone = '+4791234567' where phone is null`)
    await change(`update membership set direct_debit_kid = '1234567' where id = $1`, [company])
    expect([await run(), await rows('select 1 from sms')]).toEqual([[], []])
    await change('update membership set direct_debit_kid = null where id = $1', [company])
    await change(`update invoice set due_date = current_date - 2, invoice_date = current_date - 20 where id = $1`, [id])
    expect([await run(), await rows('select 1 from sms')]).toEqual([[], []])
    await change('update invoice set due_date = $2::date where id = $1', [id, osloDateText(addOsloDays(new Date(), 2))])
    expect(await run()).toEqual([])
    expect(await rows('select text from sms')).toEqual([
      {
        text: expect.stringMatching(
          /^Faktura \d+ fra Nord bildeling på 125,01 kr forfaller \d\d\.\d\d\.\d{4}\. KID \d+\. https:/,
        ),
      },
    ])
  }),
)
