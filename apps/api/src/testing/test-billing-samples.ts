import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { AdminInput } from './test-admin-site.ts'
import { importCallSamples, importSamples } from './test-import-samples.ts'
import { ledgerCalls, ledgerSamples } from './test-ledger-samples.ts'
import { payInvoices } from './test-pay-invoices.ts'
import { newPayment, paymentCalls, paymentSamples } from './test-payment-samples.ts'
import { smsCallSamples, smsSamples } from './test-sms-samples.ts'

const day = (ahead: number): string => osloDateText(addOsloDays(new Date(), ahead))

/** A body that makes a new billing run. */
export const newRun = { deliveredUntil: day(-1), invoiceDate: day(0) } as const

/** A body that adds a line to what is to be billed. */
export const newCharge = {
  membershipId: 2,
  productId: 50,
  description: 'Vask',
  quantity: 1,
  unitPriceOre: 50_000,
  delivered: addOsloDays(new Date(), -3).toISOString(),
  reason: 'Bilen var full av sand',
} as const

/** A body that gives the small cars another price. */
export const newTariff = {
  name: 'Liten',
  replacesId: 1,
  validFrom: day(1),
  startFeeOre: 2500,
  hourOre: 4500,
  dayCapHours: 10,
  kilometerOre: 350,
  superDamageWaiverHourOre: 500,
  superDamageWaiverDayCapHours: 10,
} as const

/** The record of each resource that is asked for; the entry of the ledger is that of invoice 57. */
export const billingIds = {
  billing: 50,
  products: 50,
  tariffs: 50,
  invoices: 57,
  ledger: 456,
  payouts: 50,
  reminders: 50,
  sms: 50,
  'billing-runs': 50,
  'reservation-expenses': 50,
  'import-runs': 50,
  'fuel-purchases': 50,
  'odometer-readings': 50,
  'incoming-payments': 50,
} as const

/** A body that makes one of each kind. */
export const billingCreations = {
  billing: newCharge,
  tariffs: newTariff,
  'billing-runs': newRun,
  'incoming-payments': newPayment,
} as const

/** SQL: a club that may bill, a run in each state, an invoice of one, and files that were read in. */
export const billingSamples = `${importSamples}; ${smsSamples};
    update organization set organization_number = '984661185', address_line = 'Gata 1', postal_code = '5003', city = 'Bergen',
      bank_account = '99990100000', is_vat_registered = true where id = 1;
    insert into billing_run (organization_id, id, delivered_until, invoice_date, due_date, state, drafted_by, drafted_at, open_until, paused_at, approved_by, approved_at)
      select 1, id, current_date - 2 - age, current_date, current_date + 14, state, 1, now(), now() + case state when 'DRAFT' then interval '2 days' else interval '0' end, case when id = 53 then now() end, case when state in ('DONE', 'ISSUING') then 2 end,
        case when state in ('DONE', 'ISSUING') then now() end
      from (values (50, 0, 'DRAFT'), (51, 1, 'CHECKED'), (52, 30, 'DONE'), (53, 60, 'DONE'), (54, 90, 'ISSUING')) as of_club (id, age, state);
    insert into billing_run_membership (organization_id, run_id, membership_id, gross_ore, vat_ore, lines, last_charge_id, charges)
      select 1, run, 51, 50000, 10000, 1, 53, md5('53') from unnest(array[50, 51]) run;
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
      values (1, 57, 'member', 2, 1, 53, now() - interval '41 days', now() - interval '40 days', now() - interval '40 days', now() - interval '41 days',
        now() - interval '40 days', 1);
    insert into charge (organization_id, id, membership_id, reservation_id, product_id, description, quantity, unit, unit_price_ore,
      gross_ore, vat_code, vat_percent, vat_ore, delivered_from, delivered_to, place, source, state)
      values (1, 52, 2, 57, 50, 'Tapt nøkkel', 1, 'stk', 50000, 50000, '3', 25, 10000, now() - interval '40 days', now() - interval '40 days', 'Brygga', 'STAFF', 'billed'),
        (1, 53, 51, null, 50, 'Tapt nøkkel', 1, 'stk', 50000, 50000, '3', 25, 10000, now() - interval '9 days', now() - interval '9 days', null, 'STAFF', 'open');
    insert into damage (organization_id, id, car_id, reservation_id, reporter_id, kind, place, description, state, created_at)
      values (1, 51, 53, 57, 1, 'DAMAGE', 'FRONT', 'Bulk', 'REPAIRED', now() - interval '8 days');
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
      values (1, 50, 'large', 'Stor', now() + interval '9 days', 2000, 6000, 10, '[{"fromKm":0,"orePerKm":400}]', 500, 10, '3', 25);
    insert into charge_dispute (organization_id, charge_id, text, is_from_staff, raised_by, raised_at, due_at)
      values (1, 53, 'Nøkkelen lå i bilen', false, 1, now(), now() + interval '14 days');
    insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore,
      run_id, method, receiver)
      values (1, 58, 10000, 2, 'Firma AS', current_date - 30, current_date - 16, '00000002000100000', '99990100000', 50000, 10000, 52, 'EMAIL', 'firma@delebil.test');
    insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit, unit_price_ore,
      vat_code, vat_percent, vat_ore, gross_ore)
      values (1, 58, 1, 52, '5000', 'Tapt nøkkel', 1, 'stk', 50000, '3', 25, 10000, 50000);
    insert into reservation_expense (organization_id, id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, station,
      bought_at, sent_at, receipt_digest, state, decided_at, reason)
      values (1, 50, 56, 53, 2, 1, 'WASH', 24900, 'Circle K', now() - interval '200 hours', now(), '\\x50', 'RECEIVED', null, null),
        (1, 51, 56, 53, 2, 1, 'PARKING', 9000, 'Klosteret', now() - interval '200 hours', now(), '\\x51', 'REFUSED', now(), 'Uleselig');
    insert into picture (organization_id, id, reservation_id, expense_id, uploader_id, source_digest, width, height, created_at)
      values (1, 52, 56, 50, 1, '\\x50', 2, 2, now());
    insert into picture_content (organization_id, picture_id, large, small) values (1, 52, '\\x00', '\\x00');
    insert into print_file (organization_id, id, asked_at, asked_by, documents, made_at, pages, bytes, sha256)
      values (1, 50, now(), 1, 1, now(), 1, '\\x25', '00');
    insert into invoice_delivery (organization_id, invoice_id, method, receiver, state, queued_at, ended_at, print_file_id)
      values (1, 58, 'PRINT', 'Gata 1', 'SENT', now(), now(), 50), (1, 57, 'PRINT', 'Gata 1', 'QUEUED', now(), null, null);
    ${payInvoices};
    ${ledgerSamples};
    ${paymentSamples}`

/** What the calls about billing runs are asked with. */
export const billingCalls: Readonly<Record<string, AdminInput>> = {
  ...ledgerCalls,
  ...paymentCalls,
  'reservation-expenses.create-invoice-line': { body: {} },
  'reservation-expenses.pay-out': { body: {} },
  'reservation-expenses.refuse': { query: { why: 'Uleselig' } },
  'reservation-expenses.reopen': { params: { id: 51 }, body: {} },
  ...importCallSamples,
  ...smsCallSamples,
  'billing-runs.rehearse': { query: { until: newRun.deliveredUntil } },
  'billing-runs.set-aside': { body: { membershipId: 51, why: 'Venter på svar' } },
  'billing-runs.include': { body: { membershipId: 51 } },
  'billing-runs.check': { body: {} },
  'billing-runs.return': { params: { id: 51 }, body: { why: 'Se på Firma AS' } },
  'billing-runs.approve': { params: { id: 51 }, body: {} },
  'billing-runs.end-control': { body: { why: 'Alle har fått beskjed' } },
  'billing-runs.try': { body: { membershipId: 51, city: 'Bergen' } },
  'billing-runs.draft-pdf': { params: { id: 50, membershipId: 51 } },
  'billing-runs.pause': { params: { id: 54 }, body: {} },
  'billing-runs.resume': { params: { id: 53 }, body: {} },
  'billing-runs.discard': { body: {} },
  'billing.correct': { body: { grossOre: 1000, why: 'Funnet igjen' } },
  'billing.propose': { body: { grossOre: 1000, why: 'Funnet igjen' } },
  'billing.answer': { params: { id: 53 }, body: { why: 'Den lå der ikke' } },
  'reservations.create-invoice': { body: {} },
  'reservations.resend-invoice': { params: { id: 57 }, body: {} },
  'damages.charge': { params: { id: 51 }, body: { grossOre: 100_000, why: 'Bulk i døren' } },
  'memberships.change-payment-agreements': { body: { version: 1, hasEInvoice: false } },
  'memberships.ask-for-billing-data': { body: {} },
  'memberships.change-billing-data': { body: { version: 1, buyerReference: 'Avdeling 2' } },
  'print-files.history': { params: { id: 50 } },
  'print-files.pdf': { params: { id: 50 } },
  'print-files.create': { body: {} },
  'invoices.send': { body: { ids: [58] } },
  'invoices.credit': { params: { id: 58 }, body: { isBilledAnew: true, why: 'Feil pris' } },
}
