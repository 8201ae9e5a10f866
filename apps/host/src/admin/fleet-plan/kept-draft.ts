import { type Change, type Draft, emptyDraft } from './draft.ts'

/** What of a draft survives a reload: no names, which belong to the server. */
export interface KeptDraft {
  readonly draft: Draft
  readonly why: string
  /** Sent, and no answer came: the same is asked once more under the same key, which does it once. */
  readonly unsure?: { readonly key: string; readonly changes: readonly Change[]; readonly why: string } | undefined
}

export const nothingKept: KeptDraft = { draft: emptyDraft, why: '' }

const nameless = (change: Change): Change => {
  const { person: _person, membership: _membership, ...bar } = change.bar
  return { ...change, bar }
}

export const keptText = ({ draft, why, unsure }: KeptDraft): string =>
  draft.changes.length === 0 && !unsure
    ? ''
    : JSON.stringify({
        v: 1,
        why,
        changes: draft.changes.map(nameless),
        ...(unsure && { unsure: { ...unsure, changes: unsure.changes.map(nameless) } }),
      })

const moments = new Set(['start', 'end'])
const revive = (name: string, value: unknown) =>
  moments.has(name) && typeof value === 'string' ? new Date(value) : value

/** What was kept; what cannot be read was never there. */
export function readKept(text: string | undefined): KeptDraft {
  if (!text) return nothingKept
  try {
    const { v, why, changes, unsure } = JSON.parse(text, revive)
    return v === 1 ? { draft: { changes, before: [] }, why, unsure } : nothingKept
  } catch {
    return nothingKept
  }
}
