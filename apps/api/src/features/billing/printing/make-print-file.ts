import { createHash } from 'node:crypto'
import { recordAdminChange } from '../../../platform/audit/change-store.ts'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { InvoicePaper } from '../invoice-paper.ts'
import { renderPrintFile } from '../invoice-pdf/render-print-file.ts'
import { readPaper } from '../read-paper.ts'
import { keepPdf } from '../sending/keep-document.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import {
  keepPrintFile,
  listPrinted,
  listUnmadePrintFiles,
  lockPrintFile,
  type PrintFileKey,
} from '../stores/print-files.ts'

type Parts = Pick<Context, 'database'>

/** The papers of invoices one by one; each is kept by itself too, for whoever asks for it later. */
async function* readEach(tx: Queryable, organizationId: number, ids: readonly number[]): AsyncIterable<InvoicePaper> {
  for (const id of ids) {
    const invoice = await findInvoiceOf(tx, { organizationId, id })
    if (invoice === undefined) throw new Error(`No invoice ${id} to print.`)
    await keepPdf(tx, invoice)
    yield await readPaper(tx, invoice)
  }
}

/** Draws a file of invoices that somebody asked for, once: who comes second finds it made. */
export const makePrintFile = ({ database }: Parts, key: PrintFileKey, now: Date): Promise<void> =>
  transaction(database, async (tx) => {
    const { organizationId, id } = key
    const asked = await lockPrintFile(tx, key)
    if (asked === undefined) return
    const ids = await listPrinted(tx, key)
    const documents = ids.length
    const { pages, pdf } = await renderPrintFile(readEach(tx, organizationId, ids), {
      id,
      documents,
      at: asked.askedAt,
    })
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    await keepPrintFile(tx, key, { at: now, pages, bytes: pdf, sha256 })
    if (asked.askedBy === null) return
    const changes = { pages: { from: null, to: pages }, sha256: { from: null, to: sha256 } }
    await recordAdminChange(
      tx,
      { organizationId, resource: 'print-files', id },
      {
        personId: asked.askedBy,
        at: now,
        action: 'make',
        changes,
      },
    )
  })

/** A file whose server went away while it was drawn is drawn anew. */
export const wakePrintFiles = async ({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Promise<void> => {
  for (const key of await listUnmadePrintFiles(database)) {
    await transaction(database, (tx) => jobs.enqueue(tx, 'print-file', key))
  }
}
