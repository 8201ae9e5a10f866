import { type PanelAnswer, useAdminChange, useAdminHost, usePanel } from '@delebil/admin-components'
import type { AdminChange, MovingIn, Profile, Setup } from '@delebil/core-api/admin'
import { useSettle } from '../shared/use-settle.ts'
import { setupTexts as own } from './setup-texts.ts'

/** What the organisation has and lacks before it can open. */
export function useSetup(): PanelAnswer<Setup> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('setup', orgId, 'now', () => api.call('setup.read', { query: { orgId } }))
}

export function useProfile(): PanelAnswer<Profile> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('setup', orgId, 'profile', () => api.call('profile.read', { query: { orgId } }))
}

export function useMovingIn(): PanelAnswer<MovingIn> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('setup', orgId, 'moving-in', () => api.call('moving-in.read', { query: { orgId } }))
}

export function useProfileHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('setup', orgId, 'history', () => api.call('profile.history', { query: { orgId } }))
}

/** What stands in the fields of the form. */
export interface ProfileValues {
  readonly logoSvg: string
  readonly supportUrl: string
  readonly nightWatchPhone: string
  readonly siteUrl: string
  readonly why: string
}

export function useSaveProfile() {
  const settle = useSettle('setup')
  const { send } = useAdminChange('profile.change')
  return async (values: ProfileValues, changed: readonly string[], version: number) => {
    const sent = Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)))
    return settle(await send({ body: { ...sent, version } }), own.saved)
  }
}
