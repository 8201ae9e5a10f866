import type { Queryable } from '../../../platform/db/queryable.ts'

export type RunState = 'DRAFT' | 'CHECKED' | 'APPROVED' | 'ISSUING' | 'DONE' | 'DISCARDED'
export type RunKey = { readonly organizationId: number; readonly id: number }

/** A run with its dates, 'YYYY-MM-DD'. */
export type StoredRun = {
  organizationId: number
  id: number
  state: RunState
  deliveredUntil: string
  invoiceDate: string
  dueDate: string
  draftedBy: number | null
  approvedBy: number | null
  /** The only trip that it bills, where it is a run of one. */
  reservationId: number | null
  isPaused: boolean
}

/** The run, locked until the end of the transaction; undefined where another has it. */
export const lockRun = (tx: Queryable, { organizationId, id }: RunKey): Promise<StoredRun | undefined> =>
  tx.oneRow<StoredRun>(
    `select organization_id as "organizationId", id, state, delivered_until::text as "deliveredUntil",
       invoice_date::text as "invoiceDate", due_date::text as "dueDate", drafted_by as "draftedBy", approved_by as "approvedBy",
       reservation_id as "reservationId", paused_at is not null as "isPaused"
     from billing_run where organization_id = $1 and id = $2 for update skip locked`,
    [organizationId, id],
  )

/** The day, 'YYYY-MM-DD', that the invoices of a run are dated. */
export const findInvoiceDate = async (db: Queryable, { organizationId, id }: RunKey): Promise<string> =>
  (
    await db.theRow<{ day: string }>(
      'select invoice_date::text as day from billing_run where organization_id = $1 and id = $2',
      [organizationId, id],
    )
  ).day

export const insertRun = async (
  tx: Queryable,
  run: Pick<
    StoredRun,
    'organizationId' | 'deliveredUntil' | 'invoiceDate' | 'dueDate' | 'draftedBy' | 'reservationId'
  > & {
    note: string | null
    draftedAt: Date
    openUntil: Date
  },
): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into billing_run (organization_id, delivered_until, invoice_date, due_date, note, drafted_by, drafted_at, reservation_id, open_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ...[run.organizationId, run.deliveredUntil, run.invoiceDate, run.dueDate],
      ...[run.note, run.draftedBy, run.draftedAt, run.reservationId, run.openUntil],
    ],
  )
  return id
}

/** Whether a run that is not discarded goes as far as the day, 'YYYY-MM-DD'. */
export const isBilledUntil = async (db: Queryable, organizationId: number, day: string): Promise<boolean> =>
  (await db.oneRow(
    `select from billing_run where organization_id = $1 and delivered_until >= $2 and state <> 'DISCARDED' and reservation_id is null limit 1`,
    [organizationId, day],
  )) !== undefined

/** SQL: the charge `c` was delivered until the day. */
export const isDelivered = (day: string): string =>
  `c.delivered_to < ((${day}::date + 1)::timestamp at time zone 'Europe/Oslo')`

/** SQL: the charge `c` is open and was delivered until the day. */
export const isDue = (day: string): string => `c.state = 'open' and ${isDelivered(day)}`

/** SQL: the charge `c` is among what the run `run` bills. */
export const isOfRun = '(run.reservation_id is null or c.reservation_id = run.reservation_id)'

/** SQL of what is kept of the open charges `c` of a membership. */
const drafted = `sum(c.gross_ore), sum(c.vat_ore), count(*), max(c.id), md5(string_agg(c.id::text, ',' order by c.id))`

/** Writes down what the run bills: of every membership, or as it is now of one. Answers how many memberships that were. */
export const draftMemberships = (
  tx: Queryable,
  { organizationId, id, deliveredUntil }: Pick<StoredRun, 'organizationId' | 'id' | 'deliveredUntil'>,
  membershipId?: number,
): Promise<number> =>
  tx.change(
    `insert into billing_run_membership (organization_id, run_id, membership_id, gross_ore, vat_ore, lines, last_charge_id, charges)
     select $1, $2, c.membership_id, ${drafted} from billing_run run join charge c on c.organization_id = run.organization_id and ${isOfRun}
     where run.organization_id = $1 and run.id = $2 and ${isDue('$3')} and ($4::int is null or c.membership_id = $4)
     group by c.membership_id
     on conflict (organization_id, run_id, membership_id) do update set gross_ore = excluded.gross_ore, vat_ore = excluded.vat_ore,
       lines = excluded.lines, last_charge_id = excluded.last_charge_id, charges = excluded.charges, set_aside = null`,
    [organizationId, id, deliveredUntil, membershipId ?? null],
  )

/** Leaves memberships out of the run, each with why. Answers how many of them were in it and not billed yet. */
export const setAside = (
  tx: Queryable,
  { organizationId, id }: RunKey,
  reasons: readonly { readonly membershipId: number; readonly why: string }[],
): Promise<number> =>
  tx.change(
    `update billing_run_membership b set set_aside = r.why
     from jsonb_to_recordset($3::jsonb) as r ("membershipId" int, why text)
     where b.organization_id = $1 and b.run_id = $2 and b.membership_id = r."membershipId" and b.invoice_id is null`,
    [organizationId, id, JSON.stringify(reasons)],
  )

/** The next that the run bills, in the order of their numbers. */
export const listWaitingMemberships = (
  tx: Queryable,
  { organizationId, id }: RunKey,
  most: number,
): Promise<{ membershipId: number; lastChargeId: number; charges: string }[]> =>
  tx.rows(
    `select membership_id as "membershipId", last_charge_id as "lastChargeId", charges from billing_run_membership
     where organization_id = $1 and run_id = $2 and invoice_id is null and set_aside is null order by membership_id limit $3`,
    [organizationId, id, most],
  )

export const keepInvoiceOfRun = async (
  tx: Queryable,
  { organizationId, id }: RunKey,
  membershipId: number,
  invoiceId: number,
): Promise<void> => {
  await tx.change(
    'update billing_run_membership set invoice_id = $4 where organization_id = $1 and run_id = $2 and membership_id = $3',
    [organizationId, id, membershipId, invoiceId],
  )
}

/** How many invoices the run has made. */
export const countBills = async (db: Queryable, { organizationId, id }: RunKey): Promise<number> => {
  const { bills } = await db.theRow<{ bills: number }>(
    `select count(*)::int as bills from billing_run_membership
     where organization_id = $1 and run_id = $2 and invoice_id is not null`,
    [organizationId, id],
  )
  return bills
}

/** Moves the run on, or back, and writes down who did so when. */
export const moveRun = async (
  tx: Queryable,
  { organizationId, id }: RunKey,
  state: RunState,
  { personId, at }: { readonly personId: number | null; readonly at: Date },
): Promise<void> => {
  await tx.change(
    `update billing_run set state = $3::text,
       checked_by = case $3::text when 'CHECKED' then $4::int when 'DRAFT' then null else checked_by end,
       checked_at = case $3::text when 'CHECKED' then $5::timestamptz when 'DRAFT' then null else checked_at end,
       approved_by = case $3::text when 'APPROVED' then $4::int else approved_by end,
       approved_at = case $3::text when 'APPROVED' then $5::timestamptz else approved_at end,
       done_at = case $3::text when 'DONE' then $5::timestamptz else done_at end
     where organization_id = $1 and id = $2`,
    [organizationId, id, state, personId, at],
  )
}

/** Ends the time in which members may say what is wrong. */
export const endControl = async (tx: Queryable, { organizationId, id }: RunKey, at: Date): Promise<void> => {
  await tx.change('update billing_run set open_until = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    at,
  ])
}

/** The runs that are approved and whose invoices are not all made. */
export const listUnfinishedRuns = (db: Queryable): Promise<RunKey[]> =>
  db.rows(`select organization_id as "organizationId", id from billing_run where state in ('APPROVED', 'ISSUING')`)
