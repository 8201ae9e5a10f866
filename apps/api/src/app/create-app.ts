import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { addTripletexWebhook } from '../features/accounting/http/add-tripletex-webhook.ts'
import { addAdminEndpoints } from '../features/admin-records/http/add-admin-endpoints.ts'
import { addInvoiceFiles } from '../features/billing/http/add-invoice-files.ts'
import { addCalendar } from '../features/calendar/http/add-calendar.ts'
import { addPictures } from '../features/fleet/http/add-pictures.ts'
import { streamEvents } from '../features/live/http/stream-events.ts'
import { createLiveFeed } from '../features/live/live-feed.ts'
import { mayUpload } from '../features/messages/http/may-upload.ts'
import { addOpenData } from '../features/open-data/http/add-open-data.ts'
import { listOwnSites } from '../features/organizations/stores/own-sites.ts'
import { createPartnerCors } from '../features/partners/http/partner-cors.ts'
import { addPaymentWebhook } from '../features/payments/http/add-payment-webhook.ts'
import { checkAccess } from '../features/sessions/http/check-access.ts'
import { findCaller, recallCaller } from '../features/sessions/http/find-caller.ts'
import { addSingleSignOn } from '../features/sign-on/http/add-single-sign-on.ts'
import { addSmsWebhook } from '../features/sms/http/add-sms-webhook.ts'
import { answerBySms } from '../features/trip-notifications/answer-by-sms.ts'
import type { Context } from '../platform/context.ts'
import { addCompression } from '../platform/http/add-compression.ts'
import { addDocumentation } from '../platform/http/add-documentation.ts'
import { addEndpoints } from '../platform/http/add-endpoints.ts'
import { addErrorAnswers } from '../platform/http/add-error-answers.ts'
import { addGracefulStop } from '../platform/http/add-graceful-stop.ts'
import { addHealth } from '../platform/http/add-health.ts'
import { addHostFiles } from '../platform/http/add-host-files.ts'
import { addJsonParser } from '../platform/http/add-json-parser.ts'
import { addMetrics } from '../platform/http/add-metrics.ts'
import { addRequestLog } from '../platform/http/add-request-log.ts'
import { addSecretAddresses } from '../platform/http/add-secret-addresses.ts'
import { addSecurityHeaders } from '../platform/http/add-security-headers.ts'
import { addOwnSites } from '../platform/http/own-sites.ts'
import { addRateLimits } from '../platform/http/rate-limits.ts'
import { addMultipart } from '../platform/http/read-upload.ts'
import { warnOfProxy } from '../platform/http/warn-of-proxy.ts'
import type { Verbs } from '../platform/verb.ts'
import { adminVerbs } from './admin-verbs.ts'
import { quickVerbs } from './verbs.ts'

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
  context.tracing?.addTo(app)
  addRequestLog(app)
  addOwnSites(app, context, listOwnSites)
  warnOfProxy(app, context.config)
  addErrorAnswers(app)
  const register = addMetrics(app, context)
  addSecurityHeaders(app, context.config)
  addSecretAddresses(app)
  await addCompression(app)
  addJsonParser(app)
  await app.register(formbody)
  await addMultipart(app)
  await addRateLimits(app)
  const gate = { findCaller, recallCaller, checkAccess, mayUpload, cors: createPartnerCors(context) }
  addEndpoints(app, context, gate, { verbs, quickVerbs }, streamEvents(feed))
  addAdminEndpoints(app, context, adminVerbs)
  addInvoiceFiles(app, context)
  addCalendar(app, context)
  addOpenData(app, context)
  addSingleSignOn(app, context)
  addPaymentWebhook(app, context)
  addSmsWebhook(app, context, answerBySms)
  addTripletexWebhook(app, context)
  addHealth(app, context)
  await addDocumentation(app)
  addPictures(app, context.config, context.database)
  await addHostFiles(app, hostFolder)
  return register
}
