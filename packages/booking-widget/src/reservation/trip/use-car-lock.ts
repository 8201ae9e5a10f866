import type { CarState, Reservation } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { useEffect, useRef, useState } from 'react'
import { useReservationChange } from '../use-reservation-change.ts'
import type { CarAnswer } from './use-car-state.ts'

/** Which way the lock of a car is turned. */
export type LockRequest = 'open' | 'lock'

export interface CarLock {
  /** Undefined where the car does not tell, and nobody has turned it here. */
  readonly isLocked: boolean | undefined
  readonly pending: LockRequest | undefined
  /** What was done a moment ago: its button stays where it was, and pressing it again does nothing. */
  readonly settling: LockRequest | undefined
  /** How it stood when that was pressed, or stands: what is offered follows this, so that no other act comes under the thumb. */
  readonly wasLocked: boolean | undefined
  readonly ask: (request: LockRequest) => void
  /** What came of the last request; the ones before are forgotten. */
  readonly state: ChangeState
  readonly clear: () => void
}

interface Done {
  readonly isLocked: boolean
  readonly before: CarState | undefined
  /** The car had been asked then, and had not answered. */
  readonly isAsking: boolean
}

const idle: ChangeState = { name: 'idle' }
/** A second press of the same thumb comes within this (ms). */
const SETTLED_AFTER_MS = 2500

/** Opens and locks the car of a reservation, and remembers how it stands. */
export function useCarLock({ id }: Pick<Reservation, 'id'>, { state: reported, isAsking }: CarAnswer): CarLock {
  const changes = { open: useReservationChange('dialToOpen'), lock: useReservationChange('lockCar') }
  const [asked, setAsked] = useState<LockRequest>()
  // What was done here counts until the car reports anew.
  const [done, setDone] = useState<Done>()
  const [rest, setRest] = useState<{ readonly request: LockRequest; readonly wasLocked: boolean | undefined }>()
  useEffect(() => {
    if (!rest) return
    const timer = setTimeout(() => setRest(undefined), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [rest])
  const latest = useRef({ before: reported, isAsking })
  latest.current = { before: reported, isAsking }
  // What the car was asked before it was turned tells how it stood before.
  useEffect(() => {
    if (done?.isAsking && !isAsking) setDone({ ...done, before: reported, isAsking })
  }, [done, isAsking, reported])
  const isNewer = done !== undefined && (done.isAsking || reported === undefined || reported === done.before)
  const isLocked = isNewer ? done.isLocked : (reported?.isLocked ?? undefined)
  const change = asked && changes[asked]
  const pending = change?.isPending ? asked : undefined

  async function ask(request: LockRequest) {
    if (pending || rest?.request === request) return
    setAsked(request)
    if (!(await changes[request].send({ params: { id } }))) return
    setDone({ isLocked: request === 'lock', ...latest.current })
    setRest({ request, wasLocked: isLocked })
  }
  return {
    isLocked,
    settling: rest?.request,
    wasLocked: rest ? rest.wasLocked : isLocked,
    pending,
    ask: (request) => void ask(request),
    state: change?.state ?? idle,
    clear: () => change?.clear(),
  }
}
