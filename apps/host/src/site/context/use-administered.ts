import { administeredOrganizations } from '@delebil/validation'
import { useSessionState } from './site-context.ts'

/** The organisations that the person works for. */
export function useAdministered() {
  const { whoami } = useSessionState()
  return administeredOrganizations(whoami?.organizations ?? [], whoami?.organizationPermissions ?? [])
}
