import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { noMail } from './adapters/mail/smtp-mail.ts'
import { openPictures } from './adapters/pictures/open-pictures.ts'
import { openPlaces } from './adapters/places/open-places.ts'
import { createWebPush } from './adapters/push/web-push.ts'
import { createStaffProviders } from './adapters/single-sign-on/staff-providers.ts'
import { createApp } from './app/create-app.ts'
import { addDemoDocuments } from './app/demo/add-demo-documents.ts'
import { addDemoImportFiles, demoImportPath } from './app/demo/add-demo-import-files.ts'
import { addDemoMails, demoMailPath } from './app/demo/add-demo-mails.ts'
import { demoPartnerPath } from './app/demo/add-demo-partner.ts'
import { addDemoSms, demoSmsPath } from './app/demo/add-demo-sms.ts'
import { openDemoPartnerSite } from './app/demo/open-demo-partner-site.ts'
import { jobHandlers } from './app/job-handlers.ts'
import { registeredSchedules } from './app/registered-schedules.ts'
import {
  openAccessPoint,
  openAccounting,
  openCarAccess,
  openLicenseRegister,
  openMail,
  openPayments,
  openSignOn,
  openSms,
  type Undo,
} from './app/services.ts'
import { verbs } from './app/verbs.ts'
import { wakeBulkRuns } from './features/admin-shell/bulk/wake-runs.ts'
import { serverResources } from './features/admin-shell/server-resources.ts'
import { wakePrintFiles } from './features/billing/printing/make-print-file.ts'
import { wakeBillingRuns } from './features/billing/runs/issue-run.ts'
import { wakeImports } from './features/imports/work-import.ts'
import { openFirstRun } from './features/new-organizations/open-first-run.ts'
import { makePushKeys } from './features/notifications/make-push-keys.ts'
import { pushKeys } from './features/notifications/push-token-store.ts'
import { openDrawnSearch } from './features/partners/drawn-search.ts'
import { startSearchIndex } from './features/search/memory/start-search-index.ts'
import { openStorage } from './open-storage.ts'
import type { Config } from './platform/config.ts'
import { configWarnings } from './platform/config-warnings.ts'
import type { Context } from './platform/context.ts'
import { type BegunDatabase, beginEmbedded } from './platform/db/embedded/begin-embedded.ts'
import type { Database } from './platform/db/pool.ts'
import { demoSecretsKey } from './platform/demo-secrets-key.ts'
import { addEmbedFiles } from './platform/http/add-embed-files.ts'
import { askApp } from './platform/http/ask-app.ts'
import { createFastify } from './platform/http/create-fastify.ts'
import type { LogStream } from './platform/http/standard-output.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { findWaitingMails } from './platform/jobs/waiting-mail-store.ts'
import { addScheduleMetrics } from './platform/schedules/schedule-metrics.ts'
import { startSchedules } from './platform/schedules/start-schedules.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { openDemoPartner } from './seed/open-demo-partner.ts'

const builtHost = fileURLToPath(new URL('../../host/dist', import.meta.url))
const builtEmbed = fileURLToPath(new URL('../../partner-embed/dist', import.meta.url))
const finishMilliseconds = 20_000

/** A server that answers. `notes` are sentences for the operator; `stop` lets running calls finish, once however often it is called. */
export type RunningServer = {
  readonly address: string
  readonly notes: readonly string[]
  /** Of a demo that answers before its past is there: resolves when it is, and scheduled work has begun. */
  readonly filledIn?: Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly hostFolder?: string
  readonly embedFolder?: string
  readonly logStream?: LogStream
  /** The built-in database, where it was begun before. */
  readonly begun?: BegunDatabase | undefined
}

const firstRunNotes = (siteUrl: string, code: string) => [
  `There is no organization here yet. Make the first one, once, on ${siteUrl}/first-run`,
  `  with the code ${code}`,
]

/** Where to look at what the demo has of each. */
const demoPages = (
  address: string,
  has: { mails: unknown; files: boolean; sms: unknown; partner: string | undefined },
) => [
  ...(has.mails ? [`E-post som demoen sender, leses på ${address}${demoMailPath}`] : []),
  ...(has.sms ? [`SMS som demoen sender, leses på ${address}${demoSmsPath}`] : []),
  ...(has.files ? [`Filer å prøve Filimport med: ${address}${demoImportPath}`] : []),
  ...(has.partner
    ? [
        `En partners side, med innlogging herfra: ${address}${demoPartnerPath}`,
        `En partners side, med bildelingen bygget inn: ${has.partner}`,
      ]
    : []),
]

const openSearchIndex = ({ SEARCH_MEMORY_INDEX }: Config, database: Database, app: FastifyInstance, undo: Undo) => {
  const report = (problem: unknown) => app.log.warn({ err: problem }, 'The search index waits for the database.')
  const searchIndex = startSearchIndex(database, { report, hasSchedules: SEARCH_MEMORY_INDEX })
  undo.push(searchIndex.stop)
  return searchIndex
}

const openTracing = async (
  { TRACES_URL: url, TRACES_PERCENT: percent }: Config,
  undo: Undo,
): Promise<Tracing | undefined> => {
  if (!url) return undefined
  const { startTracing } = await import('./platform/tracing/start-tracing.ts')
  const tracing = startTracing({ url, percent })
  undo.push(tracing.stop)
  return tracing
}

const openJobs = async (url: string, app: FastifyInstance, undo: Undo, tracing: Tracing | undefined) => {
  const jobs = await startJobs({
    url,
    trace: tracing?.root,
    report: (problem) => app.log.warn({ err: problem }, 'A job was put off.'),
  })
  undo.push(jobs.stop)
  return jobs
}

const senderAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

const closeApp = async (app: FastifyInstance): Promise<void> => {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), finishMilliseconds)
  await app.close()
  clearTimeout(cutOff)
}

// What fails to stop keeps nothing else from it: the database comes last.
const undoAll = async (undo: Undo): Promise<void> => {
  const problems: unknown[] = []
  for (const step of undo.reverse()) await step().catch((problem: unknown) => problems.push(problem))
  if (problems.length > 0) throw problems[0]
}

/** What all of them come to; throws what the first that failed threw, once none of them goes on. */
const afterAll = async <const Begun extends readonly unknown[]>(begun: Begun) => {
  await Promise.allSettled(begun)
  return Promise.all(begun)
}

/** Starts database, schema and HTTP server as the settings say. What was begun is undone where a step fails. */
export const startServer = async (
  config: Config,
  { hostFolder = builtHost, embedFolder = builtEmbed, logStream, begun = beginEmbedded(config) }: Options = {},
): Promise<RunningServer> => {
  const undo: Undo = begun ? [begun.stop] : []
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= undoAll(undo)
    return stopped
  }
  try {
    const app = createFastify(config, logStream)
    const tracing = await openTracing(config, undo)
    const { database, url, isDemo, fillPast, notes } = await openStorage(config, app, undo, tracing, begun)
    const log: Context['log'] = (level, message, fields = {}) => app.log[level](fields, message)
    const [
      { mail, demoMails },
      { accessPoint, demoDocuments },
      { sms, demoSms },
      carAccess,
      { accounting, demoCompany },
      licenseRegister,
      places,
      signOn,
      payments,
    ] = await afterAll([
      openMail(config, isDemo, undo),
      openAccessPoint(config, isDemo, undo),
      openSms(config, isDemo, undo),
      openCarAccess(config, isDemo, undo),
      openAccounting(config, isDemo, undo),
      openLicenseRegister(config, isDemo, undo),
      openPlaces(config, isDemo, undo),
      openSignOn(config, isDemo, log, undo),
      openPayments(config, isDemo, undo),
    ])
    const jobs = await openJobs(url, app, undo, tracing)
    const context: Context = {
      config,
      secretsKey: config.SECRETS_KEY || (isDemo ? demoSecretsKey : undefined),
      database,
      adminResources: serverResources,
      accessPoint,
      mail: mail === noMail ? undefined : mail,
      carAccess,
      accounting,
      licenseRegister,
      places,
      signOn,
      staffProvider: createStaffProviders(log),
      payments,
      sms,
      pictures: openPictures(),
      jobs,
      waitingMails: findWaitingMails,
      searchIndex: openSearchIndex(config, database, app, undo),
      drawSearch: openDrawnSearch(embedFolder, askApp(app)),
      log,
      tracing,
    }
    undo.push(() => closeApp(app))
    const register = await createApp(app, context, verbs, hostFolder)
    if (demoMails) addDemoMails(app, demoMails)
    if (demoDocuments) addDemoDocuments(app, demoDocuments)
    if (isDemo) addDemoImportFiles(app, database)
    if (demoSms) addDemoSms(app, demoSms)
    await addEmbedFiles(app, embedFolder)
    const partnerSite = isDemo
      ? await openDemoPartnerSite(app, config, await openDemoPartner(database), database, undo)
      : undefined
    const address = await app.listen({ host: config.HOST, port: config.PORT })
    demoSms?.reportTo(address)
    const siteUrl = (config.PUBLIC_URL ?? address).replace(/\/$/, '')
    const push = createWebPush(() => pushKeys(database, makePushKeys), `mailto:${senderAddress(config.MAIL_FROM)}`)
    const firstCode = await openFirstRun(database, new Date())
    const firstNotes = firstCode ? firstRunNotes(siteUrl, firstCode) : []
    const filling = fillPast?.(demoCompany)
    const begin = async () => {
      // Where the past cannot be filled in, the present goes on.
      await filling?.catch(() => undefined)
      await jobs.work(jobHandlers({ ...context, mail, push, siteUrl }))
      await wakeBulkRuns(context, new Date(), 'start')
      await wakeBillingRuns(context)
      await wakeImports(context, new Date(), 'start')
      await wakePrintFiles(context)
      const observe = addScheduleMetrics(register, database, registeredSchedules)
      const parts = { ...context, siteUrl }
      return startSchedules(registeredSchedules, { boss: jobs.boss, parts, observe })
    }
    const working = begin()
    // Once what it was begun for is there, so that it can be stopped.
    undo.push(() =>
      working.then(
        (stopSchedules) => stopSchedules(),
        () => undefined,
      ),
    )
    if (!filling) await working
    const demo = { mails: demoMails, files: isDemo, sms: demoSms, partner: partnerSite?.address(address) }
    return {
      address,
      notes: [...notes, ...firstNotes, ...demoPages(address, demo), ...configWarnings(config)],
      ...(filling && { filledIn: Promise.all([filling, working]).then(() => undefined) }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
