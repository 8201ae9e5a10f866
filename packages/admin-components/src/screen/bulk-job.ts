import type { Permission } from '@delebil/core-api'
import type { ActName, AdminKey, BulkRunLine, FilterToken, Sending } from '@delebil/core-api/admin'
import type { LucideIcon } from 'lucide-react'

/** What is done with many records at once: 'change', 'remove', 'undo' or an act of the resource. */
export interface BulkTask {
  readonly action: string
  readonly values?: Readonly<Record<string, unknown>>
  readonly undoes?: number
}

/** What a screen offers by name to do with many at once. */
interface PresetOf<T extends BulkTask> {
  readonly key: string
  /** A verb: 'Merk som lest'. */
  readonly label: string
  readonly icon?: LucideIcon
  /** Any of these; who holds none never sees it. */
  readonly access?: readonly Permission[]
  /** What the fields become, or the act of the resource that is done. */
  readonly task: T
}
export type BulkPreset<K extends AdminKey = AdminKey> = PresetOf<
  { readonly action: 'change'; readonly values: Sending<K> } | { readonly action: ActName<K> }
>

/** Somewhere else that one goes on to with those that are chosen. */
export interface BulkPassage {
  readonly key: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly access?: readonly Permission[]
  /** Most that may be taken along. */
  readonly most: number
  readonly address: (ids: readonly number[]) => string
}

/** Which records: these, or all that match. */
export type BulkTarget =
  | { readonly ids: readonly number[] }
  | { readonly q: string; readonly filter: readonly FilterToken[] }

/** Where a bulk change is: seen before it is done, being worked, broken off, or over. */
export type BulkStep = 'rehearsing' | 'confirm' | 'working' | 'stopped' | 'done'

export function stepOf({ isRehearsal, state }: Pick<BulkRunLine, 'isRehearsal' | 'state'>): BulkStep {
  if (state === 'stopped') return 'stopped'
  if (isRehearsal) return state === 'working' ? 'rehearsing' : 'confirm'
  return state
}

/** What is told of a run: the verb of its kind; an act is told as a change. */
export const kindOf = (action: string): 'change' | 'remove' | 'undo' =>
  action === 'remove' || action === 'undo' ? action : 'change'

/** How many are worked and of how many. What a rehearsal left out is not worked again. */
export function progressOf({ isRehearsal, total, waiting, done }: Counted): {
  readonly done: number
  readonly of: number
} {
  return isRehearsal ? { done: total - waiting, of: total } : { done, of: done + waiting }
}

type Counted = Pick<BulkRunLine, 'isRehearsal' | 'total' | 'waiting' | 'done'>

/** How far it has come in steps of ten per cent, so that it is not said aloud all the time. */
export function spokenPercent(run: Counted): number {
  const { done, of } = progressOf(run)
  return of === 0 ? 100 : Math.floor((10 * done) / of) * 10
}
