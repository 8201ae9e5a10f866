import { type PanelAnswer, useAdminHost, usePanel } from '@delebil/admin-components'
import type { SystemHealth } from '@delebil/core-api/admin'

/** How the machinery is, as it was when the page was opened. */
export function useSystemHealth(): PanelAnswer<SystemHealth> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('system', orgId, 'health', () => api.call('system.health', { query: { orgId } }))
}
