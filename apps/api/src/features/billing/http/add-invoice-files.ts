import { invoiceCsvPath, invoicePdfPath, yearCsvPath } from '@delebil/core-api'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { unknownAddress } from '../../../platform/http/add-error-answers.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { checkAccess } from '../../sessions/http/check-access.ts'
import { findCaller } from '../../sessions/http/find-caller.ts'
import { drawCsv, drawInvoice } from '../get-invoice-pdf.ts'
import { ownedInvoice } from '../owned-invoice.ts'
import { paperTexts } from '../paper-texts.ts'
import { writeYear } from '../write-year.ts'

const LARGEST_ID = 2 ** 31 - 1
const YEARS = { first: 2000, last: 2100 }

const readNumber = (text: string | undefined, least: number, most: number): number => {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  if (number < least || number > most) throw unknownAddress()
  return number
}
const readId = (text: string | undefined): number => readNumber(text, 1, LARGEST_ID)

type File = { readonly name: string; readonly bytes: Buffer | string }

const sendFile = (reply: FastifyReply, media: string, { name, bytes }: File) =>
  reply
    .type(media)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(bytes)

/** Invoices as files: calls like those of the contract, but their answer is no JSON. */
export const addInvoiceFiles = (app: FastifyInstance, context: Context): void => {
  const limits = createRateLimits(app, context.config)
  const options = {
    exposeHeadRoute: false,
    onRequest: async (request: Parameters<typeof limits.check>[0]) => {
      request.caller = await findCaller(context, request.headers.authorization)
      await limits.check(request, 'listInvoiceLines')
      await checkAccess(context, { access: 'session' }, request.caller)
    },
  }
  type OfInvoice = { Params: { id: string } }
  app.get<OfInvoice>(invoicePdfPath(':id'), options, async ({ caller, params }, reply) => {
    if (caller === undefined) throw unknownAddress()
    const { number, pdf } = await drawInvoice(
      context.database,
      await ownedInvoice(context.database, caller, readId(params.id)),
    )
    return sendFile(reply, 'application/pdf', { name: `faktura-${number}.pdf`, bytes: pdf })
  })
  app.get<OfInvoice>(invoiceCsvPath(':id'), options, async ({ caller, params }, reply) => {
    if (caller === undefined) throw unknownAddress()
    const invoice = await ownedInvoice(context.database, caller, readId(params.id))
    const name = paperTexts.fileName(invoice.kind, invoice.number, 'csv')
    return sendFile(reply, 'text/csv; charset=utf-8', { name, bytes: await drawCsv(context.database, invoice) })
  })
  app.get<{ Querystring: Record<string, string | undefined> }>(
    yearCsvPath,
    options,
    async ({ caller, query }, reply) => {
      if (caller === undefined) throw unknownAddress()
      const year = readNumber(query['year'], YEARS.first, YEARS.last)
      const bytes = await writeYear(context.database, caller, readId(query['membershipId']), year)
      return sendFile(reply, 'text/csv; charset=utf-8', { name: `fakturaer-${year}.csv`, bytes })
    },
  )
}
