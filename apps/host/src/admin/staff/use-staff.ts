import {
  type PanelAnswer,
  refusedToast,
  useAdminChange,
  useAdminHost,
  useForget,
  usePanel,
  useToast,
} from '@delebil/admin-components'
import type { AdminChange, IdentityProviderRecord, Staff, StaffMember, StaffRight } from '@delebil/core-api/admin'
import { useSettle } from '../shared/use-settle.ts'
import { staffTexts as own } from './staff-texts.ts'

type Proof = { readonly currentPassword?: string; readonly why?: string }

/** Who may do what, as it is told anew whenever somebody changes it. */
export function useStaff(): PanelAnswer<Staff> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('staff', orgId, 'now', () => api.call('staff.read', { query: { orgId } }))
}

export function useStaffHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('staff', orgId, 'history', () => api.call('staff.history', { query: { orgId } }))
}

export function useIdentityProvider(): PanelAnswer<IdentityProviderRecord> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('staff', orgId, 'identity-provider', () => api.call('identity-provider.read', { query: { orgId } }))
}

export function useSaveRights() {
  const settle = useSettle('staff')
  const { send } = useAdminChange('staff.change')
  return async ({ id, name }: StaffMember, rights: readonly StaffRight[], version: number, proof: Proof) =>
    settle(await send({ params: { id }, body: { rights: [...rights], version, ...proof } }), own.saved(name))
}

export function useInviteStaff() {
  const settle = useSettle('staff')
  const { send } = useAdminChange('staff.invite')
  return async (who: { readonly name: string; readonly email: string }, rights: readonly StaffRight[], proof: Proof) =>
    settle(await send({ body: { ...who, rights: [...rights], ...proof } }), own.invited(who.email.trim()))
}

export function useWithdrawInvitation() {
  const forget = useForget()
  const say = useToast()
  const { send, isPending } = useAdminChange('staff.withdraw')
  const withdraw = async (id: number) => {
    const result = await send({ params: { id }, query: {} })
    await forget('staff')
    say(result.ok ? { tone: 'info', text: own.withdrawn } : refusedToast(result.refusal))
  }
  return { withdraw, isPending } as const
}
