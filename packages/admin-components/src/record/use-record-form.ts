import type { Refusal } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { isOurFault, refusedToast, whyOf } from '../action/refused-toast.ts'
import { useAttempt } from '../action/use-attempt.ts'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { changedNames, type Draft, type DraftValue, mergeDrafts, readForm, toDraft } from '../screen/draft.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import { useForget } from '../use-record.ts'

/** A reservation that a change would hurt. */
export interface Affected {
  readonly id: number
  readonly reservationNumber: number
  readonly start: string
  readonly end: string
  readonly person: string | null
  readonly phone: string | null
}
const affectedIn = (entity: unknown): readonly Affected[] | undefined =>
  (entity as { affectedReservations?: readonly Affected[] } | undefined)?.affectedReservations

type Errors = Readonly<Record<string, string>>
interface Base {
  readonly draft: Draft
  readonly version: number | undefined
  readonly record: AnyRecord | undefined
}

/** A form over a record, or over a new one; what the server refuses stands at its field until that is touched. */
export function useRecordForm(screen: Screen, record: AnyRecord | undefined, start: Readonly<Record<string, unknown>>) {
  const { resource } = screen
  const { api, organizationId: orgId } = useAdminHost()
  const forget = useForget()
  const mode = record ? 'change' : 'create'
  const [base, setBase] = useState<Base>(() => ({
    draft: toDraft(resource, mode, record ?? start),
    version: record?.version,
    record,
  }))
  const [draft, setDraft] = useState(base.draft)
  // As it stands when an answer comes: typing goes on while it is waited for.
  const typedNow = useRef(draft)
  const write = (next: Draft) => {
    typedNow.current = next
    setDraft(next)
  }
  const [theirs, setTheirs] = useState<Draft>()
  const [conflicts, setConflicts] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [code, setCode] = useState<ProblemCode>()
  const [isSaving, setIsSaving] = useState(false)
  const [affected, setAffected] = useState<readonly Affected[]>()
  const attempt = useAttempt()
  const say = useToast()
  const set = (name: string, value: DraftValue) => {
    write({ ...typedNow.current, [name]: value })
    const { [name]: _, ...rest } = errors
    setErrors(rest)
    setAffected(undefined)
  }
  /** Puts in what follows from something else: nobody has typed it. */
  const fill = (name: string, value: DraftValue) => {
    setBase((before) => ({ ...before, draft: { ...before.draft, [name]: value } }))
    write({ ...typedNow.current, [name]: value })
    setErrors(({ [name]: _, ...rest }) => rest)
  }
  const settle = (name: string, choice: 'mine' | 'theirs') => {
    if (choice === 'theirs' && theirs?.[name] !== undefined) set(name, theirs[name])
    setConflicts(conflicts.filter((other) => other !== name))
  }
  const merge = (now: AnyRecord) => {
    const next = toDraft(resource, mode, now)
    const merged = mergeDrafts(base.draft, typedNow.current, next)
    setTheirs(next)
    write(merged.draft)
    setConflicts(merged.conflicts)
    setBase({ draft: next, version: now.version, record: now })
  }

  /** The record as it is; what was typed since `sent` went off stays. */
  const adopt = (now: AnyRecord, sent = typedNow.current) => {
    const next = toDraft(resource, mode, now)
    setBase({ draft: next, version: now.version, record: now })
    write(mergeDrafts(sent, typedNow.current, next).draft)
    setTheirs(undefined)
    setConflicts([])
  }
  /** Writes back what the fields were; a record that somebody has changed since stays as it is. */
  const takeBack = async (names: readonly string[], saved: AnyRecord) => {
    const before = Object.fromEntries(names.map((name) => [name, base.record?.[name] ?? null]))
    const result = await api.change(resource.key, saved.id, { ...before, version: saved.version }, { orgId })
    if (result.ok) await forget(resource.key, result.value.entity as unknown as AnyRecord)
    say(result.ok ? { tone: 'info', text: texts.undoneChange } : refusedToast(result.refusal))
  }

  const send = (values: Readonly<Record<string, unknown>>) => {
    if (!record) return api.create(resource.key, values, { orgId }, { idempotencyKey: attempt.keyFor(values) })
    const body = { ...values, version: base.version ?? 0 }
    return api.change(resource.key, record.id, body, { orgId }, { idempotencyKey: attempt.keyFor(body) })
  }
  const refuse = (refusal: Refusal) => {
    const { code, entity, message: said, fields } = refusal
    const hurt = affectedIn(entity)
    setAffected(hurt)
    if (code === 'record.stale' && entity) merge(entity as AnyRecord)
    else if (isOurFault(refusal)) setFailure(whyOf(refusal))
    else if (code === 'resource.unknown' && record) setMessage(texts.goneMeanwhile)
    else if (!hurt) setMessage(said)
    setErrors(fields)
  }

  /** Somebody else saved meanwhile: merged with what is typed, or in place of what nobody has touched. */
  const take = (now: AnyRecord) => (changedNames(base.draft, draft).length > 0 ? merge(now) : adopt(now))

  /**
   * Sends what is filled in; answers the record as it became, or nothing where it was refused. With a `why` the reservations
   * that it hurts have been seen.
   */
  const save = async (why?: string): Promise<AnyRecord | undefined> => {
    const { values, errors: found } = readForm(resource, mode, base.draft, draft)
    setErrors(found)
    setMessage(undefined)
    setCode(undefined)
    if (Object.keys(found).length > 0 || isSaving) return undefined
    setIsSaving(true)
    const result = await send(why === undefined ? values : { ...values, acceptAffected: true, why })
    setIsSaving(false)
    if (result.ok) {
      const saved = result.value.entity as unknown as AnyRecord
      adopt(saved, draft)
      const names = Object.keys(values)
      if (record) say({ tone: 'info', text: texts.saved, undo: () => takeBack(names, saved) })
      attempt.end()
      void forget(resource.key, saved)
      return saved
    }
    setCode(result.refusal.code)
    refuse(result.refusal)
    return undefined
  }
  const typed = changedNames(base.draft, draft)
  const isDirty = typed.length > 0
  // What became of the record elsewhere is shown where nothing is typed; where something is, saving tells.
  useEffect(() => {
    if (record && record.version > (base.version ?? 0) && !isDirty && !isSaving) adopt(record)
  })
  return {
    mode,
    draft,
    errors,
    message,
    failure,
    forgetFailure: () => setFailure(undefined),
    isSaving,
    isDirty,
    /** What the person has changed, as it stands in its field. */
    typed: typed.map((name) => [name, draft[name]] as const),
    code,
    isMerged: theirs !== undefined,
    conflicts,
    theirs,
    affected,
    forgetAffected: () => setAffected(undefined),
    set,
    fill,
    settle,
    take,
    version: base.version,
    save,
  } as const
}
