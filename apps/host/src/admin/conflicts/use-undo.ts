import { useAdminChange, useToast } from '@delebil/admin-components'
import { useKept } from '@delebil/core-api/react'
import { conflictTexts as texts } from './conflict-texts.ts'

/** Takes a way out back, and says so; whatever comes of it, everything is asked anew. */
export function useUndo() {
  const { send } = useAdminChange('conflicts.undo')
  const { refreshAll } = useKept()
  const say = useToast()
  return async ({ id, isTold }: { readonly id: number; readonly isTold: boolean }): Promise<void> => {
    const result = await send({ params: { id }, body: {} })
    const detail = isTold ? texts.undoneTold : undefined
    say(result.ok ? { tone: 'info', text: texts.undone, detail } : { tone: 'error', text: result.refusal.message })
    await refreshAll()
  }
}
