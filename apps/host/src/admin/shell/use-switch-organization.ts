import { useLocation } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { useAdministered } from '../../site/context/use-administered.ts'
import { useGo } from '../../site/context/use-go.ts'
import { listAbove } from './menu.ts'

/** The organisations of whoever works for several, which is chosen, and how another is. */
export function useSwitchOrganization() {
  const { selectedOrganizationId } = useSessionState()
  const organizations = useAdministered()
  const { pathname, search } = useLocation()
  const go = useGo()
  const chosen = organizations.find(({ id }) => id === selectedOrganizationId)
  /** By its address: what is typed and not saved is asked about first. Whoever came by a link stays with it; of another organisation there is no such record. */
  const choose = (id: string) => {
    const query = new URLSearchParams(chosen ? '' : search)
    query.set('orgId', id)
    go(`${chosen ? listAbove(pathname) : pathname}?${query}`)
  }
  return { organizations, chosen: chosen ?? (organizations.length === 1 ? organizations[0] : undefined), choose }
}
