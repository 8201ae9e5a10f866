import type { Queryable } from '../../../platform/db/queryable.ts'

export type DocumentKey = {
  readonly organizationId: number
  readonly invoiceId: number
  readonly media: 'application/pdf' | 'application/xml' | 'text/csv'
}

/** What was sent of an invoice, as it was sent; undefined where nothing was. */
export const findDocument = async (db: Queryable, key: DocumentKey): Promise<Buffer | undefined> => {
  const { organizationId, invoiceId, media } = key
  const row = await db.oneRow<{ bytes: Buffer }>(
    'select bytes from invoice_document where organization_id = $1 and invoice_id = $2 and media = $3',
    [organizationId, invoiceId, media],
  )
  return row?.bytes
}

export const insertDocument = async (tx: Queryable, key: DocumentKey, bytes: Buffer, sha256: string): Promise<void> => {
  const { organizationId, invoiceId, media } = key
  await tx.change(
    `insert into invoice_document (organization_id, invoice_id, media, bytes, sha256) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [organizationId, invoiceId, media, bytes, sha256],
  )
}

/** Forgets what was sent before a moment: of an invoice, and of a file of them. That there was a file, and of what, stays. */
export const deleteDocumentsBefore = async (db: Queryable, before: Date): Promise<void> => {
  await db.change(
    `delete from invoice_document d using invoice i where (i.organization_id, i.id) = (d.organization_id, d.invoice_id)
       and d.created_at < $1 and i.invoice_date < ($1::timestamptz at time zone 'Europe/Oslo')::date`,
    [before],
  )
  await db.change('update print_file set bytes = null where made_at < $1 and bytes is not null', [before])
}
