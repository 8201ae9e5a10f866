import type { EndpointName } from '../contract.ts'
import type { Method } from '../endpoint.ts'
import { calls } from './calls.ts'

/** One call, as the table of calls tells it. */
export interface Call {
  readonly name: string
  readonly method: Method
  /** As declared, with parameters in braces. */
  readonly path: `/${string}`
  readonly has: (mark: 'public' | 'idempotent' | 'form' | 'file' | 'blob' | 'stream' | 'patient') => boolean
}

/** Reads a call from the table. */
export function callOf(name: EndpointName): Call {
  return readCall(name, calls[name])
}

/** Reads a call from its words; see `describeCall`. */
export function readCall(name: string, words: string): Call {
  const [method, path, ...marks] = words.split(' ') as [Method, `/${string}`, ...string[]]
  return { name, method, path, has: (mark) => marks.includes(mark) }
}
