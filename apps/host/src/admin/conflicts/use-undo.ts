import { useAdminChange, useToast } from '@delebil/admin-components'
import { useKept } from '@delebil/core-api/react'
import { conflictTexts as texts } from './conflict-texts.ts'

/** Takes a resolution back, and says so; whatever comes of it, everything is asked anew. */
export function useUndo() {
  const { send } = useAdminChange('conflicts.undo')
  const { refreshAll } = useKept()
  const say = useToast()
  return async ({ id, isNotified }: { readonly id: number; readonly isNotified: boolean }): Promise<void> => {
    const result = await send({ params: { id }, body: {} })
    const detail = isNotified ? texts.undoneNotified : undefined
    say(result.ok ? { tone: 'info', text: texts.undone, detail } : { tone: 'error', text: result.refusal.message })
    await refreshAll()
  }
}
