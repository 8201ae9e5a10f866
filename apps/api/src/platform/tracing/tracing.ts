import type { FastifyInstance } from 'fastify'

/** Traces of one process, by OpenTelemetry. */
export type Tracing = {
  /** Does a piece of work that nobody asked for by HTTP, such as a job. */
  readonly root: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Asks a statement, as a part of whatever it is asked for; what is asked for nothing is not told of. */
  readonly statement: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Makes each request of the server a trace, or a part of the one that its caller began. */
  readonly addTo: (app: FastifyInstance) => void
  /** Sends what waits. */
  readonly stop: () => Promise<void>
}

declare module '../context.ts' {
  interface Context {
    /** Left out where there is none. */
    readonly tracing?: Tracing | undefined
  }
}
