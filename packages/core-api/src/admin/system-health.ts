import * as v from 'valibot'
import { instantText } from '../primitives.ts'

/** The services beside the server that an operator connects. */
export const gatewayKeys = ['mail', 'sms', 'payment', 'license', 'cars', 'accessPoint', 'tripletex'] as const

/** How the machinery of the whole site is: counts and times, nothing of what anybody did. */
export const systemHealth = v.object({
  at: instantText,
  node: v.string(),
  database: v.object({
    version: v.string(),
    /** Of all that is kept, indexes too (bytes). */
    bytes: v.number(),
    /** What takes most room, the largest first. */
    largest: v.array(v.object({ name: v.string(), bytes: v.number() })),
    connections: v.number(),
    /** How long the statement has run that runs longest; null where none runs. */
    longestSeconds: v.nullable(v.number()),
    /** Statements that took long in the process that answers, since it started: the slowest first, without their values. */
    slow: v.array(
      v.object({ statement: v.string(), count: v.number(), longestMilliseconds: v.number(), lastAt: instantText }),
    ),
  }),
  /** Kinds of work that is waiting, the longest waited for first. */
  queues: v.array(v.object({ name: v.string(), waiting: v.number(), since: instantText })),
  /** What runs by itself, by its last run. `outcome` is null while it runs. */
  schedules: v.array(
    v.object({
      name: v.string(),
      startedAt: instantText,
      outcome: v.nullable(v.picklist(['DONE', 'FAILED'])),
      succeededAt: v.nullable(instantText),
      milliseconds: v.nullable(v.number()),
    }),
  ),
  gateways: v.array(v.object({ key: v.picklist(gatewayKeys), isConnected: v.boolean() })),
})
export type SystemHealth = v.InferOutput<typeof systemHealth>
