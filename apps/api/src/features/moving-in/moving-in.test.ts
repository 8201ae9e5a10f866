import type { MovingIn } from '@delebil/core-api/admin'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { findBrokenPromises } from '../billing/stores/broken-promises.ts'
import { takeInvoiceNumber } from '../billing/stores/insert-invoice.ts'
import { claimDue } from '../sms/stores/sms-store.ts'
import { quietMail } from './quiet-mail.ts'

type Letter = JobData['mail']
const asked: Letter[] = []
let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite({
    jobs: { enqueue: async (_tx, name, data) => void (name === 'mail' && asked.push(data as Letter)) },
  })
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
})
afterAll(() => site.stop())
beforeEach(() => {
  asked.length = 0
})
const undone = (work: () => Promise<void>) => () => site.undone(work)
const ask = (name: 'moving-in.read' | 'moving-in.set' | 'moving-in.invite' | 'moving-in.history', more: object = {}) =>
  site.ask(name, staff.token, more)

const hour = 60
const cutOver = formatInstant(addMinutes(new Date(), 7 * 24 * hour))
const read = async () => (await ask('moving-in.read')).body as unknown as MovingIn
const act = async (name: 'moving-in.set' | 'moving-in.invite', more: object = {}) =>
  ask(name, { body: { version: (await read()).version, ...more } })
const charge = async (from: Date, state = 'open') => {
  const { id } = await site.database.theRow<{ id: number }>(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
       vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, state)
     select 1, m.id, p.id, 'Bom', 1, 'stk', 4000, 4000, '3', 25, 800, $1, $1, 'STAFF', $2
     from membership m, product p where m.organization_id = 1 and p.organization_id = 1 order by m.id, p.id limit 1 returning id`,
    [from, state],
  )
  return id
}
const issueInvoice = () =>
  site.database.change(
    `insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
     select 1, 1, id, 'Kari', '2026-10-01', '2026-10-15', '12345', '12345678903', 4000, 800 from membership where organization_id = 1 limit 1`,
  )
const stateOf = async (id: number) =>
  (await site.database.theRow<{ state: string }>('select state from charge where id = $1', [id])).state

test(
  'a charge for something that began before the cut-over is never billed here, whether it came before or comes after the instant was set',
  undone(async () => {
    expect(await read()).toMatchObject({ state: 'NONE', cutOver: null })
    const [before, after] = [await charge(new Date()), await charge(addMinutes(new Date(cutOver), 1))]
    expect((await act('moving-in.set', { cutOver, why: 'Avtalt med styret' })).body.entity).toMatchObject({
      state: 'MOVING',
      cutOver,
      droppedOre: 4000,
    })
    expect([await stateOf(before), await stateOf(after)]).toEqual(['dropped', 'open'])
    const late = await charge(addMinutes(new Date(cutOver), -1))
    const edge = await charge(new Date(cutOver))
    expect([await stateOf(late), await stateOf(edge)]).toEqual(['dropped', 'open'])
    const other = formatInstant(addMinutes(new Date(cutOver), 5))
    await act('moving-in.set', { cutOver: other })
    expect([await stateOf(edge), (await read()).droppedOre]).toEqual(['dropped', 16_000])
  }),
)

test(
  'the first invoice here follows the last one there, and what is put aside breaks no promise of billing',
  undone(async () => {
    expect((await read()).firstInvoiceNumber).toBe(10_001)
    const set = await act('moving-in.set', { cutOver, firstInvoiceNumber: 5213 })
    expect(set.body.entity).toMatchObject({ firstInvoiceNumber: 5213 })
    expect(await takeInvoiceNumber(site.database, 1)).toBe(5213)
    expect((await act('moving-in.set', { cutOver, firstInvoiceNumber: 0 })).body.errors).toMatchObject([
      { fieldName: 'firstInvoiceNumber' },
    ])
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
       values (1, 7000, 'member', 1, 1, 1, '2026-10-12T06:00Z', '2026-10-12T10:00Z', '2026-10-12T10:00Z', '2026-10-12T06:00Z', '2026-10-12T10:00Z', 1)`,
    )
    await site.database.change(
      `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit, unit_price_ore, total_ore, vat_code, product)
       values (1, 7000, 'end', 1, 'Tid', 1, 't', 4000, 4000, '3', 'time')`,
    )
    await site.database.change(
      `insert into charge (organization_id, membership_id, product_id, reservation_id, description, quantity, unit, unit_price_ore, gross_ore,
         vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source)
       select 1, 1, id, 7000, 'Tid', 1, 't', 4000, 4000, '3', 25, 800, '2026-10-12T06:00Z', '2026-10-12T10:00Z', 'PRICE'
       from product where organization_id = 1 order by id limit 1`,
    )
    expect((await read()).droppedOre).toBe(4000)
    expect(await findBrokenPromises(site.database, 1)).toEqual([])
  }),
)

test(
  'until the members are invited no mail and no SMS of the club reaches them; invoices wait, staff and accounts are not kept waiting',
  undone(async () => {
    const sent: string[] = []
    const post: Mail = { send: async ({ kind }) => void sent.push(kind), close: () => undefined }
    const mail = quietMail(post, { database: site.database, log: () => undefined })
    const letter = (kind: Letter['kind'], organizationId?: number): Letter => ({
      to: 'kari@delebil.test',
      subject: 'Hei',
      text: 'Hei',
      kind,
      ...(organizationId && { organizationId }),
    })
    await site.database.change(
      `insert into sms (organization_id, person_id, phone, sender, text, class, kind, parts, price_ore, next_try, expires_at, created)
       values (1, 1, '+4790000999', 'Delebil', 'Hei', 'service', 'STAFF', 1, 0, now(), now() + interval '1 hour', now())`,
    )
    const due = async () => {
      const now = new Date()
      const found = await claimDue(site.database, addMinutes(now, 1), addMinutes(now, -1), 10)
      return found.length
    }
    await act('moving-in.set', { cutOver })
    for (const kind of ['tripStart', 'staffInvitation'] as const) await mail.send(letter(kind, 1))
    await mail.send(letter('passwordReset'))
    await mail.send(letter('tripStart', 2))
    await expect(mail.send(letter('invoice', 1))).rejects.toThrow('not invited yet')
    expect(sent).toEqual(['staffInvitation', 'passwordReset', 'tripStart'])
    expect([await due(), (await read()).waitingSms]).toEqual([0, 1])

    expect((await act('moving-in.invite')).status).toBe(200)
    await mail.send(letter('invoice', 1))
    expect(sent.at(-1)).toBe('invoice')
    expect(await due()).toBe(1)
  }),
)

test(
  'each member is invited once, to log in or to choose a password; a day later those who have chosen none may be asked again',
  undone(async () => {
    await site.database.change(`update person set password_hash = null where id = 2`)
    expect(await act('moving-in.invite')).toMatchObject({ status: 409, body: { code: 'moving-in.not-begun' } })
    await act('moving-in.set', { cutOver })
    const { persons, withoutLogIn } = await read()
    expect((await act('moving-in.invite', { why: 'Alt er sett over' })).body.entity).toMatchObject({ state: 'OPEN' })
    expect(asked).toHaveLength(persons)
    expect(new Set(asked.map(({ to }) => to)).size).toBe(persons)
    expect(asked.every(({ kind, organizationId }) => kind === 'movedIn' && organizationId === 1)).toBe(true)
    const unable = asked.filter(({ text }) => text.includes('/reset-password'))
    expect(unable).toHaveLength(withoutLogIn)

    expect(await act('moving-in.invite')).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
    expect(await act('moving-in.set', { cutOver })).toMatchObject({ status: 409, body: { code: 'moving-in.over' } })
    await site.database.change(`update moving_in set invited_at = invited_at - interval '25 hours'`)
    asked.length = 0
    await act('moving-in.invite')
    expect(asked).toHaveLength(withoutLogIn)
    const { data } = (await ask('moving-in.history')).body as unknown as { data: object[] }
    expect(data).toMatchObject([
      { action: 'invite' },
      { action: 'invite', why: 'Alt er sett over' },
      { action: 'begin' },
    ])
  }),
)

test(
  'a club with invoices of its own has moved in, and what changed meanwhile is not overwritten',
  undone(async () => {
    await act('moving-in.set', { cutOver })
    const stale = await ask('moving-in.set', { body: { version: 1, cutOver } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } })
    const late = await act('moving-in.set', { cutOver: '2099-01-01T00:00:00+01:00' })
    expect(late.body.errors).toMatchObject([{ fieldName: 'cutOver', code: 'field.out-of-range' }])
    const nonsense = await act('moving-in.set', { cutOver: 'i morgen' })
    expect(nonsense).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'cutOver' }] } })
    await site.database.change('delete from moving_in')
    await issueInvoice()
    expect(await act('moving-in.set', { cutOver })).toMatchObject({
      status: 409,
      body: { code: 'moving-in.has-invoices' },
    })
  }),
)
