import type { AdminKey } from '@delebil/core-api/admin'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { useForget } from '../use-record.ts'
import type { ActionResult, ActionValues, RecordAction } from './record-action.ts'

export interface Said {
  readonly tone: 'info' | 'error'
  readonly text: string
  readonly undo?: () => Promise<void>
}

/** Does an action once at a time, and says what came of it. */
export function useAction(resource: AdminKey, record: AnyRecord) {
  const host = useAdminHost()
  const forget = useForget()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said>()

  const take = async (made: Promise<ActionResult>): Promise<ActionResult | undefined> => {
    if (isBusy) return undefined
    setIsBusy(true)
    const result = await made
    setIsBusy(false)
    if (result.ok) await forget(resource, entityOf(result.value, record))
    else setSaid({ tone: 'error', text: result.refusal.message })
    return result
  }
  const run = async (action: RecordAction, values: ActionValues) => {
    const result = await take(action.run(host, record, values))
    if (!result?.ok) return result
    const text = typeof action.done === 'string' ? action.done : action.done(record)
    const { undo } = action
    setSaid({
      tone: 'info',
      text,
      ...(undo && {
        undo: async () => {
          const undone = await take(undo(host, record))
          if (undone?.ok) setSaid(undefined)
        },
      }),
    })
    return result
  }
  return { isBusy, said, run, hush: () => setSaid(undefined) } as const
}

function entityOf(value: unknown, { id }: AnyRecord): AnyRecord | undefined {
  const { entity } = (value ?? {}) as { entity?: AnyRecord }
  return entity?.id === id && typeof entity.version === 'number' ? entity : undefined
}
