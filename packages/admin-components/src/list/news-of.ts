import type { AnyRecord, Page } from '@delebil/core-api/admin'
import { listTexts } from './list-texts.ts'

export interface News {
  readonly added: number
  readonly changed: number
  readonly gone: number
}

type Shown = { readonly rows: readonly AnyRecord[]; readonly total: number; readonly isExact: boolean }

/** What is new, between the rows that are shown and the list as it is now: its first page, and rows further down by version. */
export function newsOf(shown: Shown, now: Page<AnyRecord>, further: ReadonlyMap<number, number>): News {
  const versions = new Map(shown.rows.map(({ id, version }) => [id, version]))
  const isChanged = (id: number, version: number) => versions.has(id) && versions.get(id) !== version
  const first = new Set(now.data.map(({ id }) => id))
  const isLonger = shown.isExact && now.isExact ? now.totalElements - shown.total : 0
  const unknown = now.data.filter(({ id }) => !versions.has(id)).length
  const changed =
    now.data.filter(({ id, version }) => isChanged(id, version)).length +
    [...further].filter(([id, version]) => !first.has(id) && isChanged(id, version)).length
  return { added: Math.max(unknown, isLonger, 0), changed, gone: Math.max(-isLonger, 0) }
}

/** '3 nye, 1 endret'; empty where there is no news. */
export function formatNews({ added, changed, gone }: News): string {
  const parts = [
    added > 0 && listTexts.added(added),
    changed > 0 && listTexts.changed(changed),
    gone > 0 && listTexts.gone(gone),
  ]
  return parts.filter(Boolean).join(', ')
}
