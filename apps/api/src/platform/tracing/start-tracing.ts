import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { Tracing } from './tracing.ts'

const requestId = createContextKey('request id')
const FIRST_SERVER_ERROR = 500
const HIGHEST_PERCENT = 100

type Options = {
  /** Where traces go, by OTLP over HTTP. */
  readonly url: string
  readonly percent: number
}

const failed = (span: Span, error: unknown): void => {
  // The class alone: a message may say what somebody typed.
  const name = error instanceof Error ? error.name : 'unknown'
  span.setStatus({ code: SpanStatusCode.ERROR, message: name })
}

const inSpan = async <T>(span: Span, within: Context, work: () => Promise<T>): Promise<T> => {
  try {
    return await context.with(within, work)
  } catch (error) {
    failed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Starts sending traces. Loaded where somebody wants them: the library is large. */
export const startTracing = ({ url, percent }: Options): Tracing => {
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const propagator = new W3CTraceContextPropagator()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'delebil' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / HIGHEST_PERCENT) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('delebil')
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent = context.active()) => {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    return { span, within: trace.setSpan(parent, span) }
  }
  const idOf = (from: Context): Attributes => {
    const id = from.getValue(requestId)
    return typeof id === 'string' ? { 'delebil.request_id': id } : {}
  }
  return {
    root: (name, work) => {
      const { span, within } = begin(name, SpanKind.INTERNAL, {}, context.active().deleteValue(requestId))
      return inSpan(span, within, work)
    },
    statement: (name, work) => {
      const active = context.active()
      if (trace.getSpan(active) === undefined) return work()
      const { span, within } = begin(name, SpanKind.CLIENT, { 'db.system.name': 'postgresql', ...idOf(active) })
      return inSpan(span, within, work)
    },
    addTo: (app) => {
      const kept = new WeakMap<FastifyRequest, { readonly span: Span; readonly within: Context }>()
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, headers, id } = request
        const from = propagator.extract(context.active(), headers, {
          get: (all, key) => String(all[key] ?? ''),
          keys: Object.keys,
        })
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': method, 'http.route': route, 'delebil.request_id': id }
        const begun = begin(`${method} ${route}`, SpanKind.SERVER, attributes, from.setValue(requestId, id))
        kept.set(request, begun)
        context.with(begun.within, done)
      })
      // Reading a body leaves the trace: what reads it began before.
      app.addHook('preValidation', (request, _reply, done) => {
        const begun = kept.get(request)
        if (begun) context.with(begun.within, done)
        else done()
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = kept.get(request)?.span
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= FIRST_SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
      app.addHook('onRequestAbort', async (request) => kept.get(request)?.span.end())
    },
    stop: async () => {
      await provider.shutdown()
      manager.disable()
      context.disable()
      propagation.disable()
    },
  }
}
