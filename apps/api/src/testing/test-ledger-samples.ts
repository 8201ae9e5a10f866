import { osloDateText } from '@delebil/validation/time'
import type { AdminInput } from './test-admin-site.ts'

const today = osloDateText(new Date())

/** SQL: a payout in each state, a bill that is not paid, one that is written off, and a credit note that owes something. */
export const ledgerSamples = `
    insert into payout (organization_id, id, kind, membership_id, amount_ore, receiver, account, state, posted_on, created_at, created_by, paid_on)
      select 1, id, 'EXPENSE', 2, 5000, 'Eva Eier', '86011117947', state, current_date, now(), null, case when state = 'PAID' then current_date end
      from (values (50, 'WAITING'), (51, 'APPROVED'), (52, 'PAID')) of_state (id, state);
    insert into charge (organization_id, id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code, vat_percent,
      vat_ore, delivered_from, delivered_to, source, state)
      select 1, 60 + n, case n when 0 then 2 else 51 end, 50, 'Tapt nøkkel', sign(ore), 'stk', abs(ore), ore, '3', 25, ore / 5, at, at, 'STAFF', 'billed'
      from (values (0, 50000, '2026-09-20'::timestamptz), (1, 50000, now() - interval '40 days'), (2, 50000, now() - interval '40 days'),
        (3, -5000, now() - interval '40 days')) made (n, ore, at);
    insert into invoice (organization_id, id, number, kind, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore, credited_at)
      select 1, 60 + n, 9995 + n, kind, 51, 'Skyldig', current_date - 35, current_date - 21, '0000005100099' || n, '99990100000', ore, ore / 5,
        case kind when 'CREDIT_NOTE' then now() end
      from (values (1, 'INVOICE', 50000), (2, 'INVOICE', 50000), (3, 'CREDIT_NOTE', -5000)) made (n, kind, ore);
    insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit, unit_price_ore,
      vat_code, vat_percent, vat_ore, gross_ore)
      select 1, case id when 60 then 57 else id end, 1, id, '5000', description, quantity, unit, unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore
      from charge where id between 60 and 63;
    update invoice_line set account = '3900' where organization_id = 1;
    insert into reminder (organization_id, id, invoice_id, membership_id, kind, step, proposed_at) values (1, 50, 61, 51, 'REMINDER', 1, now());
    insert into write_off (organization_id, id, invoice_id, membership_id, posted_on, amount_ore, vat_ore, reason, created_at)
      values (1, 50, 62, 51, current_date, 50000, 10000, 'Konkurs', now());
    update invoice set reminders_held = 'Dødsbo' where organization_id = 1 and id = 62;
    insert into write_off_vat (organization_id, write_off_id, vat_code, vat_percent, gross_ore, vat_ore) values (1, 50, '3', 25, 50000, 10000)`

/** What the calls about the books are asked with. */
export const ledgerCalls: Readonly<Record<string, AdminInput>> = {
  'month-end.read': { params: {}, query: { month: '2026-10' } },
  'month-end.close': { params: {}, body: { month: '2026-10', why: 'Resten tas i november' } },
  'month-end.history': { params: {} },
  'month-end.journal': { params: {}, query: { month: '2026-10' } },
  'month-end.report': { params: {}, query: { month: '2026-10' } },
  'ledger.aged': { params: {}, query: { day: today } },
  'ledger.aged-csv': { params: {}, query: { day: today } },
  'memberships.payables': { params: { id: 51 } },
  'payouts.add': {
    params: {},
    body: {
      membershipId: 51,
      source: 'CREDIT_NOTE',
      sourceId: 63,
      receiver: 'Per Penn',
      account: '8601 11 17947',
      why: 'Bedt om',
    },
  },
  'payouts.bulk': { params: {}, body: { action: 'approve', ids: [50] } },
  'payouts.approve': { body: {} },
  'payouts.pay': { params: { id: 51 }, body: { paidOn: today } },
  'payouts.cancel': { body: { why: 'Feil konto' } },
  'reminders.send': { body: {} },
  'reminders.drop': { body: {} },
  'reminders.bulk': { params: {}, body: { action: 'drop', ids: [50] } },
  'reminders.propose': { params: {} },
  'reminders.collection': { params: {} },
  'invoices.hold-reminders': { params: { id: 61 }, body: { why: 'Avtalt betaling i rater' } },
  'invoices.release-reminders': { params: { id: 62 }, body: { why: 'Betalte ikke' } },
  'payouts.bank-file': { params: {} },
  'invoices.write-off': { params: { id: 61 }, body: { why: 'Dødsbo' } },
  'invoices.reverse-write-off': { params: { id: 62 }, body: { why: 'Betalte likevel' } },
}
