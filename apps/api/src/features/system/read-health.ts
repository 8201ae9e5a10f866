import { gatewayKeys, type SystemHealth } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import { listScheduleRuns } from '../../platform/schedules/schedule-run-store.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'
import { listWaitingWork, readDatabaseHealth } from './health-store.ts'

const settingOf = {
  mail: 'SMTP_URL',
  sms: 'SMS_URL',
  payment: 'PAYMENT_URL',
  license: 'LICENSE_URL',
  cars: 'CAR_ACCESS_URL',
  accessPoint: 'ACCESS_POINT_URL',
  tripletex: 'TRIPLETEX_URL',
} as const satisfies Record<(typeof gatewayKeys)[number], keyof Context['config']>

/** How the machinery is. What a run failed of stands in the log alone: it may quote what is another organization's. */
export const readHealth = async (
  { config, database }: Pick<Context, 'config' | 'database'>,
  { db, now }: Pick<AdminCall, 'db' | 'now'>,
): Promise<SystemHealth> => {
  const queues = await listWaitingWork(db)
  const runs = await listScheduleRuns(db)
  return {
    at: formatInstant(now),
    node: process.versions.node,
    database: {
      ...(await readDatabaseHealth(db)),
      slow: database.slowStatements().map(({ lastAt, ...rest }) => ({ ...rest, lastAt: formatInstant(lastAt) })),
    },
    queues: queues.map(({ since, ...rest }) => ({ ...rest, since: formatInstant(since) })),
    schedules: runs.map(({ name, startedAt, outcome, succeededAt, durationMilliseconds }) => ({
      name,
      startedAt: formatInstant(startedAt),
      outcome,
      succeededAt: succeededAt && formatInstant(succeededAt),
      milliseconds: durationMilliseconds,
    })),
    gateways: gatewayKeys.map((key) => ({ key, isConnected: config[settingOf[key]] !== undefined })),
  }
}
