import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { SLOW_MILLISECONDS } from '../db/slow-statements.ts'
import { unknownAddress } from './add-error-answers.ts'

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

const LOOP_PRECISION_MS = 50

const addPoolGauge = (register: Registry, { database }: Context): void => {
  new Gauge({
    name: 'delebil_database_connections',
    help: 'Database connections of this process by state, and calls that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle, waiting } = database.counts()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

const addSlowCounter = (register: Registry, { database }: Context): void => {
  new Counter({
    name: 'delebil_slow_statements_total',
    help: `Database statements of this process that took ${SLOW_MILLISECONDS} ms or more`,
    registers: [register],
    collect() {
      this.reset()
      this.inc(database.slowTotal())
    },
  })
}

const addDurations = (app: FastifyInstance, register: Registry): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

// To whoever has not the token it is not there, and how long that takes tells nothing of it.
const mayRead = ({ METRICS_TOKEN }: Context['config'], authorization = ''): boolean =>
  METRICS_TOKEN !== undefined && timingSafeEqual(digest(`Bearer ${METRICS_TOKEN}`), digest(authorization))

/** What Prometheus reads. Labels are declared routes, never addresses, so that no id gets in and their number is bounded. */
export const addMetrics = (app: FastifyInstance, context: Context): Registry => {
  const register = new Registry()
  addPoolGauge(register, context)
  addSlowCounter(register, context)
  // What costs something for each call, or each moment, is not measured where nobody may read it.
  if (context.config.METRICS_TOKEN !== undefined) {
    // The loop's delay is measured by waking it: not a hundred times a second.
    collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOP_PRECISION_MS })
    addDurations(app, register)
  }
  app.addHook('onClose', async () => register.clear())
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayRead(context.config, headers.authorization)) throw unknownAddress()
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
  return register
}
