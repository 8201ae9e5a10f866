import type { Reservation } from '@delebil/core-api'
import {
  isActiveReservation,
  isCharged,
  isFuelled,
  isLicenseProblem,
  type ReservationAction as LawAction,
  openingWay,
} from '@delebil/validation'
import { type Judged, type Law, lawOf, type Visitor } from '../../data/law-of.ts'
import { readTimes } from '../../data/reservation-times.ts'

/** On the way, changing the reservation, help; in that order. */
export type ActionGroup = 'trip' | 'change' | 'help'
type May = Law['may']

/** When one action stands on the screen. */
export interface ActionRule {
  readonly id: string
  readonly group: ActionGroup | ((may: May) => ActionGroup)
  /** What the law is asked. Help is left out: it is there while the reservation is active, and is asked of nobody. */
  readonly asks?: LawAction
  /** Outside the act window, or for want of a licence, it stays and says why. */
  readonly staysOutside?: (may: May) => boolean
  /** The car has what it takes. */
  readonly fits?: (car: Reservation['car']) => boolean
  /** Also of a trip that is over, as long as the law grants it: help that goes on. */
  readonly alsoGrantedBy?: LawAction
  /** Stays without network: it needs none, or what it sends can wait. */
  readonly isOffline?: true
}

const isOngoing = (may: May) => may('end') === undefined
const help = { group: 'help', isOffline: true } as const
const report = { group: 'help', asks: 'report-damage' } as const

/** Everything that can be done with a reservation, in the order of the screen. */
export const actionRules = [
  { id: 'open', group: 'trip', asks: 'open', staysOutside: () => true, fits: ({ access }) => access.length > 0 },
  {
    id: 'lock',
    group: 'trip',
    asks: 'lock',
    staysOutside: isOngoing,
    fits: ({ access }) => openingWay(access) !== undefined,
  },
  { id: 'extend', group: 'trip', asks: 'extend' },
  { id: 'start-now', group: 'change', asks: 'start-now' },
  { id: 'swap', group: 'change', asks: 'change-car' },
  { id: 'drivers', group: 'change', asks: 'drivers', isOffline: true },
  { id: 'share', group: 'change', asks: 'share' },
  // Of a trip that nobody has begun, cancelling costs less than ending: it comes first.
  { id: 'cancel', group: (may) => (isOngoing(may) ? 'trip' : 'change'), asks: 'cancel' },
  { id: 'end', group: 'trip', asks: 'end' },
  { id: 'report-damage', ...report },
  { id: 'report-deviation', ...report },
  { id: 'add-picture', ...report },
  { id: 'call', ...help },
  { id: 'charging', ...help, fits: ({ fuel }) => isCharged(fuel) },
  { id: 'fuel', ...help, fits: ({ fuel }) => isFuelled(fuel) },
  { id: 'car-info', ...help },
  { id: 'price', ...help },
  { id: 'expenses', ...help, alsoGrantedBy: 'send-expense' },
  { id: 'lost-card', ...help },
  { id: 'help', ...help },
] as const satisfies readonly ActionRule[]
export type ActionId = (typeof actionRules)[number]['id']

/** An action as it stands on the screen now. */
export interface ShownAction extends Pick<ActionRule, 'isOffline'> {
  readonly id: ActionId
  readonly group: ActionGroup
  /** It can be done; else it stands still and says why. */
  readonly isOffered: boolean
}

/** What stands on the screen of a reservation now. What the law grants is offered, and nothing else. */
export function shownActions(
  reservation: Judged & Pick<Reservation, 'car'>,
  visitor: Visitor,
  now: Date,
): readonly ShownAction[] {
  const { may } = lawOf(reservation, visitor, now)
  const isActive = isActiveReservation(readTimes(reservation))
  return actionRules.flatMap((rule: ActionRule & { readonly id: ActionId }) => {
    const { id, group, asks, alsoGrantedBy, staysOutside, fits, isOffline } = rule
    if (fits?.(reservation.car) === false) return []
    const problem = asks && may(asks)
    const isGranted = alsoGrantedBy !== undefined && may(alsoGrantedBy) === undefined
    const isOffered = asks ? problem === undefined : isActive || isGranted
    const isPassing = problem === 'reservation.outside-window' || isLicenseProblem(problem)
    const stays = isPassing && staysOutside?.(may) === true
    if (!isOffered && !stays) return []
    return { id, group: typeof group === 'function' ? group(may) : group, isOffered, ...(isOffline && { isOffline }) }
  })
}
