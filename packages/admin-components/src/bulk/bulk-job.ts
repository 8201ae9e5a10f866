import type { BulkRun, FilterToken } from '@delebil/core-api/admin'
import type { LucideIcon } from 'lucide-react'

/** What is done with many records at once. */
export type BulkTask =
  | { readonly action: 'change'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly action: 'remove' }
  | { readonly action: 'undo'; readonly undoes: number }

/** A change of fields that a screen offers by name. */
export interface BulkPreset {
  readonly key: string
  /** A verb: 'Merk som lest'. */
  readonly label: string
  readonly icon?: LucideIcon
  readonly values: Readonly<Record<string, unknown>>
}

/** Which records: these, or all that match. */
export type BulkTarget =
  | { readonly ids: readonly number[] }
  | { readonly q: string; readonly filter: readonly FilterToken[] }

export type BulkResult = BulkRun['results'][number]

/** So many are sent at a time: progress is seen, and stopping loses nothing. */
export const CHUNK = 20

export const chunksOf = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, place) => ids.slice(place * CHUNK, (place + 1) * CHUNK))

/** What a rehearsal says: what would be done, what is so already, and what is left out and why. */
export function sortResults(results: readonly BulkResult[], action: BulkTask['action']) {
  const isSame = ({ ok, changes }: BulkResult) => ok && action !== 'remove' && Object.keys(changes).length === 0
  return {
    done: results.filter((result) => result.ok && !isSame(result)),
    same: results.filter(isSame),
    failed: results.filter(({ ok }) => !ok),
  }
}

/** Reasons with the records that they are about, the commonest first. */
export function byReason(failed: readonly BulkResult[]): readonly (readonly [string, readonly BulkResult[]])[] {
  const groups = Map.groupBy(failed, ({ errors }) => errors.map(({ message }) => message).join(' '))
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}
