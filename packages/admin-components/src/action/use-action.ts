import type { AdminKey } from '@delebil/core-api/admin'
import { useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import { useForget } from '../use-record.ts'
import type { ActionResult, ActionValues, RecordAction } from './record-action.ts'
import { refusedToast } from './refused-toast.ts'
import { useAttempt } from './use-attempt.ts'

/** Does an action once at a time, however often it is pressed, and says what came of it. */
export function useAction(resource: AdminKey, record: AnyRecord, action: RecordAction) {
  const host = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const settle = async (result: ActionResult) => {
    const saved = result.ok ? entityOf(result.value, record) : undefined
    for (const key of action.touches ?? []) void forget(key)
    await forget(resource, action.isGone ? 'gone' : saved)
  }
  const takeBack = async (answered: unknown, began: ActionValues) => {
    if (!action.undo) return
    const left = entityOf(answered, record)
    const now = left && (await host.api.get(resource, record.id, { orgId: host.organizationId }))
    // Somebody has gone on from there: taking it back would take theirs back, too.
    if (now?.ok && now.value.version !== left?.version) {
      await forget(resource, now.value as unknown as AnyRecord)
      return say({ tone: 'error', text: texts.changedSince })
    }
    const result = await action.undo(host, record, answered, began)
    await settle(result)
    say(result.ok ? { tone: 'info', text: undone(action.label) } : refusedToast(result.refusal))
  }

  /** Answers what came of it; nothing where it was already under way. */
  const run = async (values: ActionValues, began: ActionValues = {}): Promise<ActionResult | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsBusy(true)
    const result = await action.run(host, record, values, { idempotencyKey: attempt.keyFor(values) })
    isRunning.current = false
    setIsBusy(false)
    if (!result.ok) {
      // Nobody knows what a call did that was not answered in time.
      if (result.refusal.status === 0) void settle(result)
      return result
    }
    attempt.end()
    const text = typeof action.done === 'string' ? action.done : action.done(record, values, result.value)
    if (text !== '') say({ tone: 'info', text, ...(action.undo && { undo: () => takeBack(result.value, began) }) })
    await settle(result)
    return result
  }
  return { isBusy, run } as const
}

const undone = (label: string) => `Angret: ${label.toLowerCase()}`

function entityOf(value: unknown, { id }: AnyRecord): AnyRecord | undefined {
  const { entity } = (value ?? {}) as { entity?: AnyRecord }
  return entity?.id === id && typeof entity.version === 'number' ? entity : undefined
}
