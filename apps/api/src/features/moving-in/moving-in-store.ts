import type { Queryable } from '../../platform/db/queryable.ts'

export type StoredMoving = {
  readonly version: number
  readonly begunAt: Date
  readonly cutOverAt: Date
  readonly invitedAt: Date | null
}

export const findMoving = (db: Queryable, organizationId: number): Promise<StoredMoving | undefined> =>
  db.oneRow(
    `select version, begun_at as "begunAt", cut_over_at as "cutOverAt", invited_at as "invitedAt"
     from moving_in where organization_id = $1`,
    [organizationId],
  )

/** Whether nothing is to be sent to members of a club yet. */
export const isQuiet = async (db: Queryable, organizationId: number): Promise<boolean> => {
  const found = await db.oneRow(
    'select from moving_in where organization_id = $1 and invited_at is null',
    [organizationId],
    'is-quiet',
  )
  return found !== undefined
}

/** Whether something stands in the books from the day on which the club goes over. */
export const hasOpening = async (db: Queryable, organizationId: number): Promise<boolean> =>
  (await db.oneRow(
    `select from invoice where organization_id = $1 and numbered_by = 'ELSEWHERE'
     union all select from incoming_payment where organization_id = $1 and source = 'OPENING' limit 1`,
    [organizationId],
  )) !== undefined

export const hasInvoices = async (db: Queryable, organizationId: number): Promise<boolean> =>
  (await db.oneRow("select from invoice where organization_id = $1 and numbered_by <> 'ELSEWHERE' limit 1", [
    organizationId,
  ])) !== undefined

export const putMoving = async (tx: Queryable, organizationId: number, cutOver: Date, now: Date): Promise<void> => {
  await tx.change(
    `insert into moving_in (organization_id, begun_at, cut_over_at) values ($1, $3, $2)
     on conflict (organization_id) do update set cut_over_at = $2`,
    [organizationId, cutOver, now],
  )
}

/** Puts aside what is owed for what began before the cut-over. Answers how much. */
export const dropChargesBefore = (tx: Queryable, organizationId: number, cutOver: Date): Promise<number> =>
  tx.change(
    `update charge set state = 'dropped' where organization_id = $1 and state in ('open', 'held') and reverses is null and delivered_from < $2`,
    [organizationId, cutOver],
  )

/** The first invoice that is numbered here follows those that were sent before. Only while there is none. */
export const setFirstInvoiceNumber = async (tx: Queryable, organizationId: number, first: number): Promise<void> => {
  await tx.change(
    `insert into invoice_number (organization_id, last_number)
     select $1, $2 - 1 where not exists (select from invoice where organization_id = $1 and numbered_by <> 'ELSEWHERE')
     on conflict (organization_id) do update set last_number = $2 - 1`,
    [organizationId, first],
  )
}

export const setInvited = async (tx: Queryable, organizationId: number, now: Date): Promise<void> => {
  await tx.change('update moving_in set invited_at = $2 where organization_id = $1', [organizationId, now])
}

// In a membership that is not over.
const isMember = `exists (select from membership_member o
  join membership m on (m.organization_id, m.id) = (o.organization_id, o.membership_id)
  where o.organization_id = $1 and o.person_id = p.id and m.state <> 'CANCELED')`

export type Invited = { readonly name: string; readonly email: string; readonly hasPassword: boolean }

/** Members to invite: all of them, or those who have not chosen a password. */
export const listToInvite = (db: Queryable, organizationId: number, isAll: boolean): Promise<Invited[]> =>
  db.rows(
    `select p.name, p.email, p.password_hash is not null as "hasPassword" from person p
     where p.deleted_at is null and ($2 or p.password_hash is null) and ${isMember} order by p.id`,
    [organizationId, isAll],
  )

/** What is here already. */
export type Moved = {
  readonly persons: number
  readonly withoutLogIn: number
  readonly cars: number
  readonly futureReservations: number
  readonly waitingSms: number
  readonly firstInvoiceNumber: number | null
  readonly droppedOre: number
}
export const countMoved = (db: Queryable, organizationId: number, now: Date): Promise<Moved> =>
  db.theRow<Moved>(
    `select (select count(distinct person_id) from membership_member where organization_id = $1)::int as persons,
       (select count(*) from person p where p.deleted_at is null and p.password_hash is null and ${isMember})::int as "withoutLogIn",
       (select count(*) from car where organization_id = $1 and active)::int as cars,
       (select count(*) from reservation where organization_id = $1 and kind in ('member', 'admin') and start_at > $2
         and canceled_at is null and voided_at is null)::int as "futureReservations",
       (select count(*) from sms where organization_id = $1 and state = 'QUEUED')::int as "waitingSms",
       (select case when exists (select from invoice where organization_id = $1 and numbered_by <> 'ELSEWHERE') then null
         else coalesce((select last_number + 1 from invoice_number where organization_id = $1), 10001) end) as "firstInvoiceNumber",
       (select coalesce(sum(c.gross_ore), 0) from charge c join moving_in m using (organization_id)
         where c.organization_id = $1 and c.state = 'dropped' and c.delivered_from < m.cut_over_at)::int as "droppedOre"`,
    [organizationId, now],
  )
