import type { Queryable } from '../../platform/db/queryable.ts'

/** What the law has a club's books keep. What they point at stays with them. */
const books = [
  'invoice',
  'invoice_line',
  'invoice_document',
  'invoice_delivery',
  'billing_run',
  'charge',
  'product',
  'product_vat',
  'incoming_payment_file',
  'incoming_payment',
  'payment_allocation',
  'payout',
  'reminder',
  'write_off',
  'write_off_vat',
  'closed_month',
  'reservation_expense',
] as const

/** What is said in what the books point at, and is not theirs. */
const words = [
  'update reservation set user_note = null where organization_id = $1 and user_note is not null',
  `update reservation_message set text = '' where organization_id = $1`,
  `update damage set description = '', place = null where organization_id = $1`,
  'update car set active = false, fuel_card = null where organization_id = $1',
  `update membership set state = 'CANCELED', name = 'Slettet medlemskap', address_line = null, postal_code = null, city = null,
     invoice_email = null, external_id_card = null, default_location = null where organization_id = $1`,
] as const

const removing = "set local delebil.removing = 'on'"

export const findOrganizationByKey = (
  db: Queryable,
  key: string,
): Promise<{ id: number; name: string; closedAt: Date | null } | undefined> =>
  db.oneRow('select id, name, closed_at as "closedAt" from organization where key = $1', [key])

/** Nobody works there any more: it is closed to its staff, its members and its partners. */
export const markClosed = async (tx: Queryable, organizationId: number, now: Date): Promise<void> => {
  await tx.change('update organization set closed_at = coalesce(closed_at, $2) where id = $1', [organizationId, now])
  await tx.change('delete from organization_permission where organization_id = $1', [organizationId])
  await tx.change('update session set revoked_at = coalesce(revoked_at, $2) where organization_id = $1', [
    organizationId,
    now,
  ])
  await tx.change('update partner set active = false where organization_id = $1', [organizationId])
  await tx.change('update car set active = false where organization_id = $1', [organizationId])
  await tx.change('update membership_type set active = false where organization_id = $1', [organizationId])
}

const isOf = (table: string, organization: string): string =>
  `exists (select from ${table} o where o.organization_id ${organization} and o.person_id = p.id)`
const relations = ['membership_member', 'organization_person', 'organization_permission'] as const
const isOfAny = (organization: string): string => `(${relations.map((one) => isOf(one, organization)).join(' or ')})`

/** People of an organization and of no other who are not deleted yet, some at a time. */
export const listOnlyHere = async (db: Queryable, organizationId: number, limit: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select p.id from person p where p.deleted_at is null and ${isOfAny('= $1')} and not ${isOfAny('<> $1')} order by p.id limit $2`,
      [organizationId, limit],
    )
  ).map(({ id }) => id)

type Arrow = { readonly child: string; readonly parent: string }

const readTables = async (tx: Queryable): Promise<{ tables: string[]; arrows: Arrow[] }> => {
  const tables = await tx.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  const arrows = await tx.rows<Arrow>(
    `select child.relname as child, parent.relname as parent from pg_constraint f join pg_class child on child.oid = f.conrelid
     join pg_class parent on parent.oid = f.confrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and child.oid <> parent.oid`,
  )
  return { tables: tables.map(({ name }) => name), arrows }
}

/** What the tables point at, and what that points at. */
const withParents = (tables: readonly string[], arrows: readonly Arrow[]): ReadonlySet<string> => {
  const all = new Set(tables)
  for (let before = -1; before !== all.size; ) {
    before = all.size
    for (const { child, parent } of arrows) if (all.has(child)) all.add(parent)
  }
  return all
}

/** Tables in an order in which nothing is pointed at by what is left. */
const inOrder = (tables: readonly string[], arrows: readonly Arrow[]): string[] => {
  const left = new Set(tables)
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter((one) => !arrows.some(({ child, parent }) => parent === one && left.has(child)))
    if (free.length === 0) throw new Error(`These tables point at each other: ${[...left].join(', ')}`)
    for (const one of free) left.delete(one)
    order.push(...free)
  }
  return order
}

const removeRows = async (tx: Queryable, organizationId: number, kept: ReadonlySet<string>): Promise<number> => {
  await tx.change(removing)
  const { tables, arrows } = await readTables(tx)
  let removed = 0
  for (const table of inOrder(
    tables.filter((one) => !kept.has(one)),
    arrows,
  ))
    removed += await tx.change(`delete from "${table}" where organization_id = $1`, [organizationId])
  return removed
}

/** Removes all that the books need not keep. Answers how many rows. */
export const removeBesideBooks = async (tx: Queryable, organizationId: number): Promise<number> => {
  const { arrows } = await readTables(tx)
  const removed = await removeRows(tx, organizationId, withParents(books, arrows))
  for (const step of words) await tx.change(step, [organizationId])
  return removed
}

/** Organizations whose books need be kept no more. */
export const listOverdueOrganizations = async (db: Queryable, before: Date): Promise<number[]> =>
  (await db.rows<{ id: number }>('select id from organization where closed_at < $1', [before])).map(({ id }) => id)

/** Removes an organization with its books. */
export const removeOrganization = async (tx: Queryable, organizationId: number): Promise<void> => {
  await removeRows(tx, organizationId, new Set())
  await tx.change('delete from organization where id = $1', [organizationId])
}
