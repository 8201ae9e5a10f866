import type { AdminHost, Followed } from '@delebil/admin-components'
import { callAt } from '../shared/call-at.ts'
import { membershipStatus } from './membership-status.ts'

/** The memberships that a person may reserve on; the default one is the likeliest, or the only one. */
export async function membershipsOf(host: AdminHost, personId: number) {
  const known = await host.api.call('persons.memberships', callAt(host, { id: personId }))
  if (!known.ok) return known
  const open = known.value.data.filter(({ canCreateReservation }) => canCreateReservation)
  const active = open.filter(({ state }) => state === 'ACTIVE')
  const only = (all: typeof open) => (all.length === 1 ? all[0] : undefined)
  const likely = active.find(({ isDefault }) => isDefault) ?? only(active) ?? only(open)
  const value: readonly Followed[] = open.map((one) => {
    const { text, tone } = membershipStatus(one)
    const isGood = tone === 'green' || tone === 'none'
    return { id: one.id, label: one.name, note: isGood ? undefined : text, isLikely: one === likely }
  })
  return { ok: true, value } as const
}
