import type { Refusal } from '@delebil/core-api'
import type { AdminKey, AnyRecord } from '@delebil/core-api/admin'
import { useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { ActionResult, ActionValues, RecordAction } from '../screen/record-action.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import { useForget } from '../use-record.ts'
import { entityOf } from './entity-of.ts'
import { refusedToast } from './refused-toast.ts'
import { useAttempt } from './use-attempt.ts'

/** Does an action once at a time, however often it is pressed, and says what came of it. */
export function useAction(resource: AdminKey, record: AnyRecord, action: RecordAction) {
  const host = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const isRunning = useRef(false)
  const seen = useRef({ idempotencyKey: '', record })
  const [isBusy, setIsBusy] = useState(false)

  const settle = async (result: ActionResult) => {
    const saved = result.ok ? entityOf(result.value, record) : undefined
    for (const key of action.touches ?? []) void forget(key)
    await forget(resource, action.isGone ? 'gone' : saved)
  }
  const takeBack = async (answered: unknown, began: ActionValues) => {
    if (!action.undo) return
    const before = { ...record, version: versionLeft(answered, record) }
    const result = await action.undo(host, before, answered, began)
    await settle(result)
    // Somebody has gone on from there: taking it back would take theirs back, too.
    if (!result.ok && result.refusal.code === 'record.stale') return say({ tone: 'error', text: texts.changedSince })
    say(result.ok ? { tone: 'info', text: undone(action.label) } : refusedToast(result.refusal))
  }

  const learn = async (refusal: Refusal) => {
    // Nobody knows what a call did that was not answered in time.
    if (refusal.status === 0) void settle({ ok: false, refusal })
    if (refusal.code !== 'record.stale') return
    // What it has become is seen, and what is done next is done with that.
    await forget(resource, staleOf(refusal, record))
  }

  /** Answers what came of it; nothing where it was already under way. */
  const run = async (values: ActionValues, began: ActionValues = {}): Promise<ActionResult | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsBusy(true)
    const idempotencyKey = attempt.keyFor(values)
    // Sent again because nobody answered it is the same attempt, of what was seen then.
    if (seen.current.idempotencyKey !== idempotencyKey) seen.current = { idempotencyKey, record }
    const result = await action.run(host, seen.current.record, values, { idempotencyKey })
    attempt.settle(result.ok ? undefined : result.refusal)
    isRunning.current = false
    setIsBusy(false)
    if (!result.ok) {
      await learn(result.refusal)
      return result
    }
    const text = typeof action.done === 'string' ? action.done : action.done(record, values, result.value)
    if (text !== '') say({ tone: 'info', text, ...(action.undo && { undo: () => takeBack(result.value, began) }) })
    await settle(result)
    return result
  }
  return { isBusy, run } as const
}

const undone = (label: string) => `Angret: ${label.toLowerCase()}`

/** The version that an action left: of the record that it answered, or said beside another thing. */
function versionLeft(answered: unknown, record: AnyRecord): number {
  const { entity } = (answered ?? {}) as { entity?: { readonly recordVersion?: number } }
  return entityOf(answered, record)?.version ?? entity?.recordVersion ?? record.version
}

const staleOf = ({ entity }: Refusal, record: AnyRecord) => entityOf({ entity }, record)
