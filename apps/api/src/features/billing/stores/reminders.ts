import type { Reminded, ReminderKind } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { isUnpaid } from './invoice-balance.ts'

export type ReminderKey = { readonly organizationId: number; readonly id: number }
export type ReminderState = 'PROPOSED' | 'QUEUED' | 'SENT' | 'FAILED' | 'STOPPED'
export type StopReason = 'PAID' | 'HELD' | 'DISPUTED' | 'DROPPED'

export type Reminder = {
  organizationId: number
  id: number
  invoiceId: number
  membershipId: number
  kind: ReminderKind
  step: number
  state: ReminderState
  method: 'EMAIL' | 'PRINT' | null
  receiver: string | null
  restOre: number | null
  feeOre: number
  dueDate: string | null
  sentAt: Date | null
}

const columns = `r.organization_id as "organizationId", r.id, r.invoice_id as "invoiceId", r.membership_id as "membershipId", r.kind, r.step,
  r.state, r.method, r.receiver, r.rest_ore as "restOre", r.fee_ore as "feeOre", r.due_date::text as "dueDate", r.sent_at as "sentAt"`

/** SQL: somebody has said that a line of the invoice `i` is wrong, and nobody has answered. */
const isDisputed = `exists (select from invoice_line l
  join charge_dispute d on (d.organization_id, d.charge_id) = (l.organization_id, l.charge_id) and d.answered_at is null
  where (l.organization_id, l.invoice_id) = (i.organization_id, i.id))`

/** SQL of what the rules of reminders ask about the invoice `i`. */
const reminded = `i.due_date::text as "dueDate", case when i.credited_at is null then i.rest_ore else 0 end as "restOre",
  i.reminders_held is not null as "isHeld", ${isDisputed} as "isDisputed",
  (select coalesce(json_agg(json_build_object('kind', s.kind, 'dueDate', s.due_date) order by s.step), '[]') from reminder s
    where (s.organization_id, s.invoice_id) = (i.organization_id, i.id) and s.state in ('QUEUED', 'SENT')) as sent`

export type RemindedInvoice = Reminded & { organizationId: number; id: number; membershipId: number }

/** The invoices that have been due since before a day, 'YYYY-MM-DD', and of which nothing is proposed or under way. */
export const listOverdue = (db: Queryable, organizationId: number, day: string): Promise<RemindedInvoice[]> =>
  db.rows(
    `select i.organization_id as "organizationId", i.id, i.membership_id as "membershipId", ${reminded} from invoice i
     where i.organization_id = $1 and ${isUnpaid('i')} and i.due_date < $2::date and i.reminders_held is null
       and not exists (select from reminder r where (r.organization_id, r.invoice_id) = (i.organization_id, i.id)
         and r.state in ('PROPOSED', 'FAILED'))
     order by i.due_date, i.id`,
    [organizationId, day],
  )

/** What the rules ask about an invoice. Hold the lock of its membership. */
export const findReminded = (tx: Queryable, { organizationId, id }: ReminderKey): Promise<RemindedInvoice> =>
  tx.theRow<RemindedInvoice>(
    `select i.organization_id as "organizationId", i.id, i.membership_id as "membershipId", ${reminded} from invoice i
     where i.organization_id = $1 and i.id = $2 for update of i`,
    [organizationId, id],
  )

/** Proposes the next step; nothing where it is proposed already. */
export const insertProposal = async (
  tx: Queryable,
  { organizationId, id, membershipId, sent }: RemindedInvoice,
  kind: ReminderKind,
  at: Date,
): Promise<void> => {
  await tx.change(
    `insert into reminder (organization_id, invoice_id, membership_id, kind, step, proposed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id, invoice_id, step) where state <> 'STOPPED' do nothing`,
    [organizationId, id, membershipId, kind, sent.length + 1, at],
  )
}

/** The reminder under its lock. */
export const lockReminder = (tx: Queryable, { organizationId, id }: ReminderKey): Promise<Reminder> =>
  tx.theRow<Reminder>(`select ${columns} from reminder r where r.organization_id = $1 and r.id = $2 for update`, [
    organizationId,
    id,
  ])

/** One that waits to be mailed, locked: who has it sends it. */
export const lockQueued = (tx: Queryable, id: number): Promise<(Reminder & { document: Buffer }) | undefined> =>
  tx.oneRow(
    `select ${columns}, r.document from reminder r where r.id = $1 and r.state = 'QUEUED' for update skip locked`,
    [id],
  )

export const stopReminder = async (
  tx: Queryable,
  { organizationId, id }: ReminderKey,
  stopped: StopReason,
  at: Date,
): Promise<void> => {
  await tx.change(
    `update reminder set state = 'STOPPED', stopped = $3, ended_at = $4 where organization_id = $1 and id = $2 and state = 'PROPOSED'`,
    [organizationId, id, stopped, at],
  )
}

export const dropProposals = async (tx: Queryable, organizationId: number, at: Date): Promise<void> => {
  await tx.change(
    `update reminder set state = 'STOPPED', stopped = 'DROPPED', ended_at = $2 where organization_id = $1 and state = 'PROPOSED'`,
    [organizationId, at],
  )
}

type Sent = {
  restOre: number
  feeOre: number
  chargeId: number | null
  dueDate: string
  method: 'EMAIL' | 'PRINT'
  receiver: string
  document: Buffer
  sha256: string
  at: Date
  by: number | null
}

/** Keeps what is sent as it is sent. On paper it is sent by whoever fetches it. */
export const keepSent = async (tx: Queryable, { organizationId, id }: ReminderKey, sent: Sent): Promise<void> => {
  await tx.change(
    `update reminder set state = case $3 when 'PRINT' then 'SENT' else 'QUEUED' end, method = $3, receiver = $4, rest_ore = $5, fee_ore = $6,
       charge_id = $7, due_date = $8, document = $9, sha256 = $10, sent_at = $11, sent_by = $12, problem = null
     where organization_id = $1 and id = $2`,
    [
      ...[organizationId, id, sent.method, sent.receiver, sent.restOre, sent.feeOre, sent.chargeId, sent.dueDate],
      ...[sent.document, sent.sha256, sent.at, sent.by],
    ],
  )
}

export const endReminder = async (
  tx: Queryable,
  id: number,
  state: 'SENT' | 'FAILED',
  { at, problem }: { readonly at: Date; readonly problem?: string },
): Promise<void> => {
  await tx.change('update reminder set state = $2, ended_at = $3, problem = $4 where id = $1', [
    id,
    state,
    at,
    problem ?? null,
  ])
}

/** What was sent, as it was sent; undefined where nothing was. */
export const findDocumentOf = async (db: Queryable, { organizationId, id }: ReminderKey): Promise<Buffer | undefined> =>
  (
    await db.oneRow<{ document: Buffer | null }>(
      'select document from reminder where organization_id = $1 and id = $2',
      [organizationId, id],
    )
  )?.document ?? undefined

/** The most that a reminder may cost on a day, 'YYYY-MM-DD'; null where nobody has said. */
export const findLawfulFee = async (db: Queryable, day: string): Promise<number | null> =>
  (
    await db.oneRow<{ ore: number }>(
      'select most_ore as ore from lawful_reminder_fee where valid_from <= $1 order by valid_from desc limit 1',
      [day],
    )
  )?.ore ?? null

/** Keeps an invoice from being reminded of, with why; null lets it again. */
export const holdReminders = async (
  tx: Queryable,
  { organizationId, id }: ReminderKey,
  why: string | null,
): Promise<void> => {
  await tx.change('update invoice set reminders_held = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    why,
  ])
}

/** Where a reminder goes: by mail where there is an address, also for who takes EHF, else on paper. */
export const findReceiver = async (
  tx: Queryable,
  { organizationId, membershipId }: { readonly organizationId: number; readonly membershipId: number },
): Promise<{ method: 'EMAIL' | 'PRINT'; receiver: string }> =>
  tx.theRow(
    `select case when m.invoice_method <> 'PRINT' and email <> '' then 'EMAIL' else 'PRINT' end as method,
       case when m.invoice_method <> 'PRINT' and email <> '' then email
         else concat_ws(', ', m.address_line, concat_ws(' ', m.postal_code, m.city)) end as receiver
     from membership m left join lateral (select coalesce(m.invoice_email, p.email) as email from membership_member mm
       join person p on p.id = mm.person_id where (mm.organization_id, mm.membership_id) = (m.organization_id, m.id)
         and (p.id = m.payer_id or mm.is_owner) order by p.id <> coalesce(m.payer_id, p.id), p.id limit 1) payer on true
     where m.organization_id = $1 and m.id = $2`,
    [organizationId, membershipId],
  )

export type Collectable = RemindedInvoice & {
  number: number
  kid: string
  invoiceDate: string
  totalOre: number
  customerName: string
  organizationNumber: string | null
  addressLine: string | null
  postalCode: string | null
  city: string | null
  email: string | null
  phone: string | null
  feesOre: number
  noticeSentOn: string
}

/** The invoices of which a notice was sent; whether its term is over is for the rule to say. */
export const listNoticed = (db: Queryable, organizationId: number): Promise<Collectable[]> =>
  db.rows(
    `select i.organization_id as "organizationId", i.id, i.membership_id as "membershipId", ${reminded}, i.number, i.kid,
       i.invoice_date::text as "invoiceDate", i.total_ore as "totalOre", i.customer_name as "customerName",
       i.customer_organization_number as "organizationNumber", i.customer_address_line as "addressLine",
       i.customer_postal_code as "postalCode", i.customer_city as city, p.email, p.phone,
       (select coalesce(sum(f.fee_ore), 0)::int from reminder f where (f.organization_id, f.invoice_id) = (i.organization_id, i.id)
         and f.state in ('QUEUED', 'SENT')) as "feesOre", (n.sent_at at time zone 'Europe/Oslo')::date::text as "noticeSentOn"
     from reminder n join invoice i on (i.organization_id, i.id) = (n.organization_id, n.invoice_id)
     left join lateral (select p.email, p.phone from membership_member mm join person p on p.id = mm.person_id
       where (mm.organization_id, mm.membership_id) = (i.organization_id, i.membership_id) and mm.is_owner order by p.id limit 1) p on true
     where n.organization_id = $1 and n.kind = 'NOTICE' and n.state in ('QUEUED', 'SENT') and ${isUnpaid('i')}
     order by i.number`,
    [organizationId],
  )

/** The fee that a reminder has claimed, if it has. */
export const findChargeOf = async (tx: Queryable, { organizationId, id }: ReminderKey): Promise<number | null> =>
  (
    await tx.theRow<{ id: number | null }>(
      'select charge_id::int as id from reminder where organization_id = $1 and id = $2',
      [organizationId, id],
    )
  ).id
