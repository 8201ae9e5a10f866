import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { instantText, list } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'

const path = '/api/admin/print-files'
const tag = 'Admin: fakturaer'

/** So many invoices are gathered in one file at most; the rest wait for the next. */
export const MOST_PRINTED_AT_ONCE = 500

const printFile = v.object({
  id: v.number(),
  askedAt: instantText,
  person: v.nullable(v.string()),
  /** Invoices and credit notes, and the numbers of the first and the last of them. */
  documents: v.number(),
  firstNumber: v.number(),
  lastNumber: v.number(),
  /** When it was drawn; null while it is not. */
  madeAt: v.nullable(instantText),
  /** Of the PDF, the empty backs too: two on a sheet. */
  pages: v.nullable(v.number()),
})
export type PrintFile = v.InferOutput<typeof printFile>

/** Invoices that go by post, gathered in one PDF to print. */
export const printCalls = {
  'print-files.list': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'BILLING_READ'),
    summary: 'The files of invoices to print, the newest first, and how many invoices wait to be in one',
    response: v.object({ data: v.array(printFile), waiting: v.number() }),
  }),
  'print-files.create': endpoint(`POST ${path}`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    summary: 'Gather the invoices that wait to be printed in one file',
    description: `Each invoice is in one file only. At most ${MOST_PRINTED_AT_ONCE} are gathered by one call: \`left\` says how many wait still. The file is drawn after the answer.`,
    idempotent: true,
    body: v.object({ why }),
    response: v.object({ ...changed(printFile).entries, left: v.number() }),
    problems: ['invoice.none-to-print'],
  }),
  'print-files.history': endpoint(`GET ${path}/{id}/history`, {
    ...staffCall(tag, 'BILLING_READ'),
    ...ofOne,
    summary: 'Who asked for a file of invoices to print, and what became of it',
    response: list(change),
  }),
  'print-files.pdf': endpoint(`GET ${path}/{id}/pdf`, {
    ...staffCall(tag, 'BILLING_READ'),
    ...ofOne,
    summary:
      'A file of invoices to print as it was drawn: addresses in the window of a C5 envelope, each invoice on its own sheets',
    response: v.instance(Blob),
    media: 'application/pdf',
  }),
} as const

/** Where staff fetch a file of invoices to print; needs their session. */
export function printFileAddress({ id }: { readonly id: number }, organizationId: number): string {
  return `${path}/${id}/pdf?orgId=${organizationId}`
}
