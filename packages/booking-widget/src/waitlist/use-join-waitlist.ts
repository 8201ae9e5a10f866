import type { CallInput, Contract, Membership } from '@delebil/core-api'
import { type ChangeState, useChange, useKept } from '@delebil/core-api/react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'

type EntryBody = CallInput<Contract['createWaitlistEntry']>['body']
export type NewEntry = Omit<EntryBody, 'membershipId'>

/** The membership that one waits on: the chosen one, else the first that may book in the club. */
function membershipFor(
  selected: Membership | undefined,
  memberships: readonly Membership[],
  organizationId: number | undefined,
): Membership | undefined {
  const isUsable = (membership: Membership) =>
    membership.state === 'ACTIVE' &&
    membership.canCreateReservation &&
    (organizationId === undefined || membership.organizationId === organizationId)
  return [...(selected ? [selected] : []), ...memberships].find(isUsable)
}

export interface JoinWaitlist {
  readonly state: ChangeState
  /** Absent where the person has no membership to wait on, and in a partner's session. */
  readonly press: (() => void) | undefined
}

/** Asks to be told; a visitor logs in first, and is then in the queue without pressing again. */
export function useJoinWaitlist(entry: NewEntry | undefined, organizationId: number | undefined): JoinWaitlist {
  const { person, isLimited, selectedMembership, memberships, requestLogin } = useBookingHost()
  const { refresh } = useKept()
  const { state, send } = useChange('createWaitlistEntry')
  const [isWanted, setIsWanted] = useState(false)
  const membershipId = membershipFor(selectedMembership, memberships, organizationId)?.id

  useEffect(() => {
    if (!isWanted || membershipId === undefined || entry === undefined) return
    setIsWanted(false)
    void send({ body: { ...entry, membershipId } }).then((made) => {
      void refresh('listWaitlistEntries')
      if (!made.ok) void refresh('searchCars', 'getCarAvailability')
    })
  }, [isWanted, membershipId, entry, send, refresh])

  const want = () => setIsWanted(true)
  if (!person) return { state, press: () => requestLogin(want) }
  return { state, press: membershipId === undefined || isLimited ? undefined : want }
}
