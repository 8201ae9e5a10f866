import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Context } from '../context.ts'
import type { Verbs } from '../verb.ts'
import { adminVerbs } from '../verbs/admin/admin-verbs.ts'
import { addAdminEndpoints } from './add-admin-endpoints.ts'
import { addCalendar } from './add-calendar.ts'
import { addCompression } from './add-compression.ts'
import { addDocumentation } from './add-documentation.ts'
import { addEndpoints } from './add-endpoints.ts'
import { addErrorAnswers } from './add-error-answers.ts'
import { addGracefulStop } from './add-graceful-stop.ts'
import { addHealth } from './add-health.ts'
import { addHostFiles } from './add-host-files.ts'
import { addInvoicePdf } from './add-invoice-pdf.ts'
import { addJsonParser } from './add-json-parser.ts'
import { addMetrics } from './add-metrics.ts'
import { addOpenData } from './add-open-data.ts'
import { addPaymentWebhook } from './add-payment-webhook.ts'
import { addPictures } from './add-pictures.ts'
import { addRequestLog } from './add-request-log.ts'
import { addSecretAddresses } from './add-secret-addresses.ts'
import { addSecurityHeaders } from './add-security-headers.ts'
import { addSingleSignOn } from './add-single-sign-on.ts'
import { createLiveFeed } from './live/live-feed.ts'
import { streamEvents } from './live/stream-events.ts'
import { addRateLimits } from './rate-limits.ts'
import { addMultipart } from './read-upload.ts'

/** Puts everything that is served on a bare server, and answers its metrics. `hostFolder` holds the built web site, or nothing. */
export const createApp = async (
  app: FastifyInstance,
  context: Context,
  verbs: Verbs,
  hostFolder: string,
): Promise<Registry> => {
  const feed = createLiveFeed(context)
  app.addHook('preClose', () => feed.close())
  addGracefulStop(app)
  addRequestLog(app)
  addErrorAnswers(app)
  const register = addMetrics(app, context)
  await addSecurityHeaders(app, context.config)
  addSecretAddresses(app)
  await addCompression(app)
  addJsonParser(app)
  await app.register(formbody)
  await addMultipart(app)
  await addRateLimits(app)
  addEndpoints(app, context, verbs, streamEvents(feed))
  addAdminEndpoints(app, context, adminVerbs)
  addInvoicePdf(app, context)
  addCalendar(app, context)
  addOpenData(app, context)
  addSingleSignOn(app, context)
  addPaymentWebhook(app, context)
  addHealth(app, context)
  await addDocumentation(app)
  addPictures(app, context.config, context.database)
  await addHostFiles(app, hostFolder)
  return register
}
