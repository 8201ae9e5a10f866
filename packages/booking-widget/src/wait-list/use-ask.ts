import type { CallInput, Contract, Membership } from '@delebil/core-api'
import { type ChangeState, useChange, useKept } from '@delebil/core-api/react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'

type WishBody = CallInput<Contract['createWaitWish']>['body']
export type AskedWish = Omit<WishBody, 'membershipId'>

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

export interface Ask {
  readonly state: ChangeState
  /** Absent where the person has no membership to wait on, and in a partner's session. */
  readonly press: (() => void) | undefined
}

/** Asks to be told; a visitor logs in first, and is then in the queue without pressing again. */
export function useAsk(wish: AskedWish | undefined, organizationId: number | undefined): Ask {
  const { person, isLimited, selectedMembership, memberships, requestLogin } = useBookingHost()
  const { refresh } = useKept()
  const { state, send } = useChange('createWaitWish')
  const [isWanted, setIsWanted] = useState(false)
  const membershipId = membershipFor(selectedMembership, memberships, organizationId)?.id

  useEffect(() => {
    if (!isWanted || membershipId === undefined || wish === undefined) return
    setIsWanted(false)
    void send({ body: { ...wish, membershipId } }).then((made) => {
      void refresh('listWaitWishes')
      if (!made.ok) void refresh('searchCars', 'getCarAvailability')
    })
  }, [isWanted, membershipId, wish, send, refresh])

  const want = () => setIsWanted(true)
  if (!person) return { state, press: () => requestLogin(want) }
  return { state, press: membershipId === undefined || isLimited ? undefined : want }
}
