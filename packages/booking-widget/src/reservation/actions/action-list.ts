import { isCharged, isFuelled, openingWay } from '@delebil/validation'
import type { BookingHost } from '../../booking-host.ts'
import { CancelAction } from '../cancel-action.tsx'
import { DriversAction } from '../drivers-action.tsx'
import { EndAction } from '../end-action.tsx'
import { ExtendAction } from '../extend-action.tsx'
import { type ActionProps, OpenAction } from '../open-action.tsx'
import { ShareAction } from '../sharing/share-action.tsx'
import { StartNowAction } from '../start-now-action.tsx'
import { SwapAction } from '../swap-action.tsx'
import type { ReservationAction } from './action.ts'
import { CallAction } from './call-action.tsx'
import { CarInfoAction } from './car-info-action.tsx'
import { ChargingAction, ExpensesAction, FuelAction, HelpAction, LostCardAction } from './help-actions.tsx'
import { LockAction } from './lock-action.tsx'
import { PriceAction } from './price-action.tsx'
import { AddPictureAction, ReportDamageAction, ReportDeviationAction } from './report-actions.tsx'

// An owner of the membership may look, and is not the one to show it to others.
const isOnIt: (...about: [ActionProps['reservation'], BookingHost['person']]) => boolean = (reservation, person) =>
  reservation.personId === person?.id || reservation.drivers.some(({ id }) => id === person?.id)

/** Everything that can be done with a reservation, in the order of the screen. */
export const reservationActions: readonly ReservationAction[] = [
  { id: 'open', group: 'trip', isShown: (can, { car }) => can.open && car.access.length > 0, Control: OpenAction },
  {
    id: 'lock',
    group: 'trip',
    isShown: (can, { car }) => can.lock && openingWay(car.access) !== undefined,
    Control: LockAction,
  },
  { id: 'extend', group: 'trip', isShown: (can) => can.extend, Control: ExtendAction },
  { id: 'end', group: 'trip', isShown: (can) => can.end, Control: EndAction },
  { id: 'start-now', group: 'change', isShown: (can) => can.startNow, Control: StartNowAction },
  { id: 'swap', group: 'change', isShown: (can) => can.swap, Control: SwapAction },
  {
    id: 'drivers',
    group: 'change',
    isShown: (can, _reservation, { isLimited }) => can.drivers && !isLimited,
    Control: DriversAction,
    isOffline: true,
  },
  {
    id: 'share',
    group: 'change',
    isShown: (can, reservation, { isLimited, person }) => can.drivers && !isLimited && isOnIt(reservation, person),
    Control: ShareAction,
  },
  { id: 'cancel', group: 'change', isShown: (can) => can.cancel, Control: CancelAction },
  { id: 'report-damage', group: 'help', isShown: (can) => can.report, Control: ReportDamageAction },
  { id: 'report-deviation', group: 'help', isShown: (can) => can.report, Control: ReportDeviationAction },
  { id: 'add-picture', group: 'help', isShown: (can) => can.report, Control: AddPictureAction },
  { id: 'call', group: 'help', isShown: (can) => can.open, Control: CallAction, isOffline: true },
  {
    id: 'charging',
    group: 'help',
    isShown: (can, { car }) => can.open && isCharged(car.fuel),
    Control: ChargingAction,
    isOffline: true,
  },
  {
    id: 'fuel',
    group: 'help',
    isShown: (can, { car }) => can.open && isFuelled(car.fuel),
    Control: FuelAction,
    isOffline: true,
  },
  { id: 'car-info', group: 'help', isShown: (can) => can.open, Control: CarInfoAction, isOffline: true },
  { id: 'price', group: 'help', isShown: (can) => can.open, Control: PriceAction, isOffline: true },
  { id: 'expenses', group: 'help', isShown: (can) => can.open, Control: ExpensesAction, isOffline: true },
  { id: 'lost-card', group: 'help', isShown: (can) => can.open, Control: LostCardAction, isOffline: true },
  { id: 'help', group: 'help', isShown: (can) => can.open, Control: HelpAction, isOffline: true },
]
