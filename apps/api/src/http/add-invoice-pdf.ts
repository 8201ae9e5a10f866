import { invoicePdfPath } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { getInvoicePdf } from '../verbs/invoices/get-invoice-pdf.ts'
import { unknownAddress } from './add-error-answers.ts'
import { checkAccess } from './check-access.ts'
import { findCaller } from './find-caller.ts'
import { createRateLimits } from './rate-limits.ts'

const LARGEST_ID = 2 ** 31 - 1

const readId = (text: string): number => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id === 0 || id > LARGEST_ID) throw unknownAddress()
  return id
}

/** Invoices as PDF: a call like those of the contract, but its answer is no JSON. */
export const addInvoicePdf = (app: FastifyInstance, context: Context): void => {
  const limits = createRateLimits(app, context.config)
  app.get<{ Params: { id: string } }>(
    invoicePdfPath(':id'),
    {
      exposeHeadRoute: false,
      onRequest: async (request) => {
        request.caller = await findCaller(context, request.headers.authorization)
        await limits.check(request, 'listInvoiceLines')
        await checkAccess(context, { access: 'session' }, request.caller)
      },
    },
    async ({ caller, params }, reply) => {
      if (caller === undefined) throw unknownAddress()
      const { number, pdf } = await getInvoicePdf(context.database, caller, readId(params.id))
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="faktura-${number}.pdf"`)
        .send(pdf)
    },
  )
}
