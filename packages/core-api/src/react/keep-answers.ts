import { keysOf } from './key.ts'

/** Of answers that are let go of, those of these calls: what nobody's log-out makes wrong. */
export function keepAnswers(answers: ReadonlyMap<string, never>, ...names: readonly string[]): Map<string, never> {
  const isKept = keysOf(...names)
  // SWR keeps with each answer the key that was asked for.
  return new Map([...answers].filter(([, { _k }]: readonly [string, { _k?: unknown }]) => isKept(_k)))
}
