import type { CarState, Reservation } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { useRef, useState } from 'react'
import { useReservationChange } from '../use-reservation-change.ts'

/** Which way the lock of a car is turned. */
export type LockRequest = 'open' | 'lock'

export interface CarLock {
  /** Undefined where the car does not tell, and nobody has turned it here. */
  readonly isLocked: boolean | undefined
  readonly pending: LockRequest | undefined
  readonly ask: (request: LockRequest) => void
  /** What came of the last request; the ones before are forgotten. */
  readonly state: ChangeState
  readonly clear: () => void
}

const idle: ChangeState = { name: 'idle' }

/** Opens and locks the car of a reservation, and remembers how it stands. */
export function useCarLock({ id }: Pick<Reservation, 'id'>, reported: CarState | undefined): CarLock {
  const changes = { open: useReservationChange('dialToOpen'), lock: useReservationChange('lockCar') }
  const [asked, setAsked] = useState<LockRequest>()
  // What was done here counts until the car reports anew.
  const [done, setDone] = useState<{ readonly isLocked: boolean; readonly before: CarState | undefined }>()
  const latest = useRef(reported)
  latest.current = reported
  const isNewer = done !== undefined && (reported === undefined || reported === done.before)
  const change = asked && changes[asked]
  const pending = change?.isPending ? asked : undefined

  async function ask(request: LockRequest) {
    if (pending) return
    setAsked(request)
    if (await changes[request].send({ params: { id } }))
      setDone({ isLocked: request === 'lock', before: latest.current })
  }
  return {
    isLocked: isNewer ? done.isLocked : (reported?.isLocked ?? undefined),
    pending,
    ask: (request) => void ask(request),
    state: change?.state ?? idle,
    clear: () => change?.clear(),
  }
}
