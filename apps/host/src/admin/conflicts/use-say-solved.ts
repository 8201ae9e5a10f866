import { useAdminHost, useToast } from '@delebil/admin-components'
import type { ConflictSolution, WayOut } from '@delebil/core-api/admin'
import { conflictTexts as texts } from './conflict-texts.ts'
import { useRefresh } from './use-conflicts.ts'

/** Says what was done, and offers the way back while nobody has answered. */
export function useSaySolved() {
  const { api, organizationId } = useAdminHost()
  const refresh = useRefresh()
  const say = useToast()
  return (way: WayOut, { id, told }: ConflictSolution): void => {
    const how = told.every(({ byMail }) => byMail) ? texts.toldHow : texts.toldInApp
    const undo = async () => {
      if (id === null) return
      const input = { params: { id }, query: { orgId: String(organizationId) }, body: {} }
      const result = await api.call('conflicts.undo', input)
      const detail = told.length > 0 ? texts.undoneTold : undefined
      say(result.ok ? { tone: 'info', text: texts.undone, detail } : { tone: 'error', text: result.refusal.message })
      if (result.ok) await refresh()
    }
    say({ tone: 'info', text: texts.done(way.title), detail: told.length > 0 ? how : texts.toldNobody, undo })
  }
}
