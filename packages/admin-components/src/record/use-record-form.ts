import type { Refusal } from '@delebil/core-api'
import type { AnyRecord } from '@delebil/core-api/admin'
import { useForm } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { isOurFault, refusedToast, whyOf } from '../action/refused-toast.ts'
import { useAttempt } from '../action/use-attempt.ts'
import { useAdminHost } from '../admin-host.ts'
import { type Draft, readForm, toDraft } from '../screen/draft.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import { useForget } from '../use-record.ts'
import { affectedIn } from './affected.ts'

export interface RecordFormOptions {
  readonly screen: Screen
  readonly record: AnyRecord | undefined
  readonly start: Readonly<Record<string, unknown>>
  /** `why`: the reservations that it affected were seen, or a rule was passed on purpose. */
  readonly onDone: (saved: AnyRecord, why: string | undefined) => void
}

const theirsIn = ({ code, entity }: Refusal) =>
  code === 'record.stale' ? (entity as AnyRecord | undefined) : undefined

/** A form over a record, or over a new one: the fields of its resource, saved with the version that was seen. */
export function useRecordForm({ screen, record, start, onDone }: RecordFormOptions) {
  const { resource, overridable } = screen
  const { api, organizationId: orgId } = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const mode = record ? 'change' : 'create'
  const [seen, setSeen] = useState(record)
  const [hasSaved, setHasSaved] = useState(false)
  const read = (values: Readonly<Record<string, unknown>>) => toDraft(resource, mode, values)

  /** Writes back what the fields were; a record that somebody has changed since stays as it is. */
  const takeBack = async (names: readonly string[], saved: AnyRecord) => {
    const before = Object.fromEntries(names.map((name) => [name, seen?.[name] ?? null]))
    const result = await api.change(resource.key, saved.id, { ...before, version: saved.version }, { orgId })
    if (result.ok) await forget(resource.key, result.value.entity)
    say(result.ok ? { tone: 'info', text: texts.undoneChange } : refusedToast(result.refusal))
  }
  const form = useForm<Draft, Refusal, AnyRecord>({
    initial: read(record ?? start),
    check: (draft, changed) => readForm(resource, mode, draft, changed).errors,
    send: async (draft, changed, why) => {
      const { values } = readForm(resource, mode, draft, changed)
      const confirmed = why === undefined ? values : { ...values, acceptAffected: true, why }
      const body = { ...confirmed, version: seen?.version ?? 0 }
      const keyed = { idempotencyKey: attempt.keyFor(body) }
      const result = record
        ? await api.change(resource.key, record.id, body, { orgId }, keyed)
        : await api.create(resource.key, confirmed, { orgId }, keyed)
      attempt.settle(result.ok ? undefined : result.refusal)
      if (!result.ok) {
        setSeen(theirsIn(result.refusal) ?? seen)
        return result
      }
      const now: AnyRecord = result.value.entity
      setSeen(now)
      setHasSaved(true)
      if (record) say({ tone: 'info', text: texts.saved, undo: () => takeBack(Object.keys(values), now) })
      void forget(resource.key, now)
      return { ok: true, value: now }
    },
    isShownElsewhere: true,
    savedAs: read,
    onDone: (saved, _sent, why) => onDone(saved, why),
    asks: (refusal) => affectedIn(refusal) !== undefined || overridable?.includes(refusal.code) === true,
    theirs: (refusal) => {
      const now = theirsIn(refusal)
      return now && read(now)
    },
  })
  const { refusal } = form
  const affected = affectedIn(form.asked)
  const isWrong = Object.values(form.errors).some((text) => text !== undefined)
  const isFailed = refusal !== undefined && isOurFault(refusal) && !affected

  const take = (now: AnyRecord) => {
    setSeen(now)
    form.take(read(now))
  }
  // The record has become another: by somebody else, or by what was just done with it here.
  useEffect(() => {
    if (record && record.version > (seen?.version ?? 0) && !form.isPending) take(record)
  })
  return {
    ...form,
    mode,
    version: seen?.version,
    take,
    /** As it was read or saved last. */
    discard: () => {
      form.set(read(seen ?? start))
      form.dispatch({ type: 'hush' })
    },
    affected,
    hasSaved,
    /** Something is said against it, or somebody else has saved meanwhile. */
    isRefused: (!isFailed && refusal !== undefined) || affected !== undefined || isWrong || form.stale !== undefined,
    code: refusal?.code,
    /** A rule stands against it that staff may pass on purpose. */
    isOverridable: form.asked !== undefined && !affected,
    failure: isFailed ? whyOf(refusal) : undefined,
    message:
      isFailed || affected
        ? undefined
        : refusal?.code === 'resource.unknown' && record
          ? texts.goneMeanwhile
          : refusal?.message,
  } as const
}
