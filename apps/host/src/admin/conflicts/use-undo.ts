import { useAdminHost, useToast } from '@delebil/admin-components'
import { useRef } from 'react'
import { conflictTexts as texts } from './conflict-texts.ts'
import { useRefresh } from './use-conflicts.ts'

/** Takes a way out back, and says so; whatever comes of it, everything is asked anew. */
export function useUndo() {
  const { api, organizationId } = useAdminHost()
  const refresh = useRefresh()
  const say = useToast()
  const busy = useRef(false)
  return async ({ id, isTold }: { readonly id: number; readonly isTold: boolean }): Promise<void> => {
    if (busy.current) return
    busy.current = true
    const input = { params: { id }, query: { orgId: String(organizationId) }, body: {} }
    const result = await api.call('conflicts.undo', input)
    busy.current = false
    const detail = isTold ? texts.undoneTold : undefined
    say(result.ok ? { tone: 'info', text: texts.undone, detail } : { tone: 'error', text: result.refusal.message })
    await refresh()
  }
}
