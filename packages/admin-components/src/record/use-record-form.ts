import { useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { changedNames, type Draft, type DraftValue, mergeDrafts, readForm, toDraft } from '../field/draft.ts'
import type { Screen } from '../screen.ts'
import { useForget } from '../use-record.ts'

type Errors = Readonly<Record<string, string>>

/** A form over a record, or over a new one; what the server refuses stands at its field until that is touched. */
export function useRecordForm(screen: Screen, record: AnyRecord | undefined, start: Readonly<Record<string, unknown>>) {
  const { resource } = screen
  const { api, organizationId: orgId } = useAdminHost()
  const forget = useForget()
  const mode = record ? 'change' : 'create'
  const [base, setBase] = useState<{ draft: Draft; version: number | undefined }>(() => ({
    draft: toDraft(resource, mode, record ?? start),
    version: record?.version,
  }))
  const [draft, setDraft] = useState(base.draft)
  const [theirs, setTheirs] = useState<Draft>()
  const [conflicts, setConflicts] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  // The same attempt sent twice is done once; another text is another attempt.
  const attempt = useRef({ sent: '', key: '' })

  const keyFor = (body: object): string => {
    const sent = JSON.stringify(body)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const set = (name: string, value: DraftValue) => {
    setDraft({ ...draft, [name]: value })
    const { [name]: _, ...rest } = errors
    setErrors(rest)
  }
  const settle = (name: string, choice: 'mine' | 'theirs') => {
    if (choice === 'theirs' && theirs?.[name] !== undefined) set(name, theirs[name])
    setConflicts(conflicts.filter((other) => other !== name))
  }
  const merge = (now: AnyRecord) => {
    const next = toDraft(resource, mode, now)
    const merged = mergeDrafts(base.draft, draft, next)
    setTheirs(next)
    setDraft(merged.draft)
    setConflicts(merged.conflicts)
    setBase({ draft: next, version: now.version })
  }

  /** Somebody else saved meanwhile: into what is typed, or in place of what nobody has touched. */
  const take = (now: AnyRecord) => {
    if (changedNames(base.draft, draft).length > 0) return merge(now)
    const next = toDraft(resource, mode, now)
    setBase({ draft: next, version: now.version })
    setDraft(next)
  }

  /** Sends what is filled in; answers the record as it became, or nothing where it was refused. */
  const save = async (): Promise<AnyRecord | undefined> => {
    const { values, errors: found } = readForm(resource, mode, base.draft, draft)
    setErrors(found)
    setMessage(undefined)
    if (Object.keys(found).length > 0 || isSaving) return undefined
    setIsSaving(true)
    const body = { ...values, version: base.version ?? 0 }
    const options = { idempotencyKey: keyFor(record ? body : values) }
    const result = record
      ? await api.change(resource.key, record.id, body, { orgId }, options)
      : await api.create(resource.key, values, { orgId }, options)
    setIsSaving(false)
    if (result.ok) {
      const saved = result.value.entity as unknown as AnyRecord
      const next = toDraft(resource, mode, saved)
      setBase({ draft: next, version: saved.version })
      setDraft(next)
      setTheirs(undefined)
      setConflicts([])
      attempt.current = { sent: '', key: '' }
      void forget(resource.key, saved)
      return saved
    }
    const { refusal } = result
    if (refusal.code === 'record.stale' && refusal.entity) merge(refusal.entity as AnyRecord)
    else setMessage(refusal.message)
    setErrors(refusal.fields)
    return undefined
  }
  const isDirty = changedNames(base.draft, draft).length > 0
  return {
    mode,
    draft,
    errors,
    message,
    isSaving,
    isDirty,
    isMerged: theirs !== undefined,
    conflicts,
    theirs,
    set,
    settle,
    take,
    version: base.version,
    save,
  } as const
}
