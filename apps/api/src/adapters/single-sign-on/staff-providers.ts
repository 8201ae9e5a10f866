import { connectProvider, type ProviderSettings } from './connect-provider.ts'
import type { IdentityProvider, StaffProviderSettings } from './port.ts'

/** More than the organizations of any server. */
const mostKept = 500

/** Connects to the providers of organizations, and keeps what each told of itself. One whose settings change is another. */
export const createStaffProviders = (log: ProviderSettings['log']) => {
  const kept = new Map<string, IdentityProvider>()
  return (settings: StaffProviderSettings): IdentityProvider => {
    const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret])
    const known = kept.get(key)
    if (known) return known
    const provider = connectProvider({ ...settings, name: 'staff', scopes: 'openid profile email', log })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, provider)
    return provider
  }
}
