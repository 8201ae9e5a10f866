import type { Reservation } from '@delebil/core-api'
import { MINUTE_MS } from '@delebil/validation/time'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useBookingHost } from '../../booking-host.ts'
import type { Law } from '../../data/law-of.ts'
import { useLaw } from '../../data/use-law.ts'
import { useNow } from '../../data/use-now.ts'
import type { ActionProps } from '../action-props.ts'
import type { DialogAction } from '../actions/action-dialogs.ts'
import { type ActionId, shownActions } from '../actions/action-rules.ts'
import { type OrganizationContact, useOrganizationContact } from '../use-organization-contact.ts'
import { type PlacedActions, placeActions } from './place-actions.ts'
import { isOut, type TripPhase, tripPhase } from './trip-phase.ts'
import { type TripStatus, tripStatus } from './trip-status.ts'
import { type CarLock, useCarLock } from './use-car-lock.ts'
import { type CarAnswer, useCarState } from './use-car-state.ts'
import { useSaid } from './use-said.ts'

/** A reservation as it is shown and used now. */
export interface Trip extends ActionProps {
  readonly law: Law
  readonly phase: TripPhase
  readonly status: TripStatus
  readonly placed: PlacedActions
  readonly canExtend: boolean
  readonly car: CarAnswer
  readonly lock: CarLock
  readonly phone: OrganizationContact['phone']
  readonly isWide: boolean
  readonly isExtended: boolean
  /** The dialog that is open, and those that have been: what was typed in them outlives their closing. */
  readonly opened: DialogAction | undefined
  readonly everOpened: readonly DialogAction[]
  /** Where a picture is chosen. */
  readonly pictureInput: RefObject<HTMLInputElement | null>
  /** Begins an action: turns the lock, opens its dialog, asks for a picture. */
  readonly act: (id: ActionId) => void
  readonly close: () => void
  readonly done: (text: string) => void
  readonly extended: () => void
  /** What was done last stands in the status line. */
  readonly said: string | undefined
}

const tileCounts = { list: 0, narrow: 4, wide: 6 } as const

/** One reservation with its clock, its car, and what can be done with it, as it fits where it is shown. */
export function useTrip(reservation: Reservation, shownIn: keyof typeof tileCounts): Trip {
  const host = useBookingHost()
  const now = useNow(MINUTE_MS / 4)
  const law = useLaw(reservation, now)
  const car = useCarState(reservation, law)
  const lock = useCarLock(reservation, car)
  const { phone } = useOrganizationContact(reservation)
  const said = useSaid(now)
  const pictureInput = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<DialogAction>()
  const [everOpened, setEverOpened] = useState<readonly DialogAction[]>([])
  const [isExtended, setIsExtended] = useState(false)

  const close = useCallback(() => setOpened(undefined), [])
  const extended = useCallback(() => setIsExtended(true), [])

  const { online } = host
  const phase = tripPhase(reservation, law.window, now)
  const all = shownActions(reservation, host, now).filter(({ id }) => id !== 'call' || phone !== undefined)
  // Without network what needs it is not there; a dialog that is open outlives a tunnel.
  const shown = all.filter(({ isOffline }) => online || isOffline)
  const { isLocked } = lock
  const { access } = reservation.car
  const isPlaceShown = shownIn === 'wide' || !isOut(phase)

  function act(id: ActionId) {
    said.forget()
    if (id === 'open' || id === 'lock') return lock.ask(id)
    if (id === 'add-picture') return pictureInput.current?.click()
    if (id === 'call') return
    setEverOpened((before) => (before.includes(id) ? before : [...before, id]))
    setOpened(id)
  }
  return {
    reservation,
    now,
    law,
    phase,
    status: tripStatus({ phase, online, isLocked, reservation, now }),
    placed: placeActions(shown, {
      phase,
      hasBegun: law.may('begin') === 'reservation.already-started',
      isLocked: lock.wasLocked,
      isAsked: car.isAsked,
      access,
      tileCount: tileCounts[shownIn],
      isPlaceShown,
    }),
    canExtend: shown.some(({ id }) => id === 'extend'),
    car,
    lock,
    phone,
    isWide: shownIn === 'wide',
    isExtended,
    opened,
    everOpened: everOpened.filter((id) => all.some((action) => action.id === id)),
    pictureInput,
    act,
    close,
    done: said.say,
    extended,
    said: said.text,
  }
}
