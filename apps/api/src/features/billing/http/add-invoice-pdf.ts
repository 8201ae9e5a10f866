import { invoicePdfPath } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { unknownAddress } from '../../../platform/http/add-error-answers.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { checkAccess } from '../../sessions/http/check-access.ts'
import { findCaller } from '../../sessions/http/find-caller.ts'
import { getInvoicePdf } from '../get-invoice-pdf.ts'

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
