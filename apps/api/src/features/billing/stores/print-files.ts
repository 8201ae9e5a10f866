import type { Queryable } from '../../../platform/db/queryable.ts'

export type PrintFileKey = { readonly organizationId: number; readonly id: number }

/** A file of invoices to print; `madeAt` null where it is not drawn yet. Numbers are those of its invoices. */
export type PrintFile = {
  id: number
  askedAt: Date
  person: string | null
  documents: number
  madeAt: Date | null
  pages: number | null
  firstNumber: number
  lastNumber: number
}

const toPrint = `d.organization_id = $1 and d.method = 'PRINT' and d.state = 'QUEUED' and d.print_file_id is null`

export const countToPrint = async (db: Queryable, organizationId: number): Promise<number> =>
  (
    await db.theRow<{ count: number }>(`select count(*)::int as count from invoice_delivery d where ${toPrint}`, [
      organizationId,
    ])
  ).count

/** Puts what waits to be printed in a file, those first that have waited longest; undefined where nothing does. Who comes second waits, and finds what is left. */
export const gatherPrintFile = async (
  tx: Queryable,
  organizationId: number,
  { personId, at, most }: { readonly personId: number; readonly at: Date; readonly most: number },
): Promise<number | undefined> => {
  const waiting = await tx.rows<{ id: number }>(
    `select d.id from invoice_delivery d where ${toPrint} order by d.id limit $2 for update of d`,
    [organizationId, most],
  )
  if (waiting.length === 0) return undefined
  const { id } = await tx.theRow<{ id: number }>(
    'insert into print_file (organization_id, asked_at, asked_by, documents) values ($1, $2, $3, $4) returning id',
    [organizationId, at, personId, waiting.length],
  )
  await tx.change(
    'update invoice_delivery set print_file_id = $2 where organization_id = $1 and id = any($3::bigint[])',
    [organizationId, id, waiting.map((delivery) => delivery.id)],
  )
  return id
}

/** A file that is not drawn yet, locked; undefined where it is. */
export const lockPrintFile = (
  tx: Queryable,
  { organizationId, id }: PrintFileKey,
): Promise<{ askedAt: Date; askedBy: number | null } | undefined> =>
  tx.oneRow(
    `select asked_at as "askedAt", asked_by as "askedBy" from print_file
     where organization_id = $1 and id = $2 and made_at is null for update`,
    [organizationId, id],
  )

/** The invoices of a file in the order of their numbers. */
export const listPrinted = async (db: Queryable, { organizationId, id }: PrintFileKey): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    `select i.id from invoice_delivery d join invoice i on (i.organization_id, i.id) = (d.organization_id, d.invoice_id)
     where d.organization_id = $1 and d.print_file_id = $2 order by i.number`,
    [organizationId, id],
  )
  return rows.map((row) => row.id)
}

/** Keeps a file as it was drawn, and says of its invoices that they are out. */
export const keepPrintFile = async (
  tx: Queryable,
  { organizationId, id }: PrintFileKey,
  made: { readonly at: Date; readonly pages: number; readonly bytes: Buffer; readonly sha256: string },
): Promise<void> => {
  await tx.change(
    'update print_file set made_at = $3, pages = $4, bytes = $5, sha256 = $6 where organization_id = $1 and id = $2',
    [organizationId, id, made.at, made.pages, made.bytes, made.sha256],
  )
  await tx.change(
    `update invoice_delivery set state = 'SENT', ended_at = $3 where organization_id = $1 and print_file_id = $2 and state = 'QUEUED'`,
    [organizationId, id, made.at],
  )
}

/** The newest first. */
export const listPrintFiles = (db: Queryable, organizationId: number): Promise<PrintFile[]> =>
  db.rows(
    `select f.id, f.asked_at as "askedAt", p.name as person, f.documents, f.made_at as "madeAt", f.pages, n.first as "firstNumber",
       n.last as "lastNumber"
     from print_file f left join person p on p.id = f.asked_by
     cross join lateral (select min(i.number) as first, max(i.number) as last from invoice_delivery d
       join invoice i on (i.organization_id, i.id) = (d.organization_id, d.invoice_id)
       where (d.organization_id, d.print_file_id) = (f.organization_id, f.id)) n
     where f.organization_id = $1 order by f.id desc limit 200`,
    [organizationId],
  )

/** A file as it was made; null where it is not yet, undefined where there is none. */
export const findPrintBytes = async (
  db: Queryable,
  { organizationId, id }: PrintFileKey,
): Promise<Buffer | null | undefined> =>
  (
    await db.oneRow<{ bytes: Buffer | null }>('select bytes from print_file where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ])
  )?.bytes

/** Files that somebody asked for and that are not drawn. */
export const listUnmadePrintFiles = (db: Queryable): Promise<{ organizationId: number; id: number }[]> =>
  db.rows('select organization_id as "organizationId", id from print_file where made_at is null')
