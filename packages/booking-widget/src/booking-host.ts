import type { Api, CallName, LiveEvent, Membership, Organization } from '@delebil/core-api'
import type { WaitingChanges } from '@delebil/core-api/react'
import type { Period } from '@delebil/validation'
import { createContext, useContext } from 'react'
import type { NativeControl } from './native/native-control.ts'

/** A step within find-car: the list (no car), a car, or the confirmation of its booking. */
export interface FindCarStep {
  readonly carId: number | undefined
  readonly isBooking: boolean
}

/** What is to be booked, as a link to its confirmation tells it. */
export interface AskedBooking {
  readonly carId: number
  readonly period: Period
  readonly superDamageWaiver: boolean
  readonly kilometers: number
}

/** The steps of find-car as the page's history has them, so that its back button, a reload and a shared address work. */
export interface FindCarRoute {
  /** `depth`: so many steps back this visit to find-car began. `locationId`: a place to search near, once; `asked`: a booking to confirm, once. */
  readonly current: FindCarStep & {
    readonly locationId: number | undefined
    readonly depth: number
    readonly asked?: AskedBooking | undefined
  }
  readonly push: (step: FindCarStep) => void
  readonly replace: (step: FindCarStep) => void
  readonly back: (steps: number) => void
}

/** What the page around the widget gives it. The widget reaches nothing else: no network, no storage, no address bar of its own. */
export interface BookingHost {
  readonly api: Api
  /** The person logged in; absent for a visitor. */
  readonly person: { readonly id: number; readonly name: string } | undefined
  /** A partner's site began the session: it books and uses own reservations, and nothing else is offered. */
  readonly isLimited?: boolean
  /** Memberships of that person, those they own first. */
  readonly memberships: readonly Membership[]
  readonly selectedMembership: Membership | undefined
  readonly organizations: readonly Organization[]
  /** Reads anew who is logged in; absent where that is always so. */
  readonly refreshPerson?: () => Promise<void>
  /** Shows the log-in box; runs `then` once after a log-in, never after it was closed. `booking`: what waits for it. */
  readonly requestLogin: (then: () => void, booking?: AskedBooking) => void
  /** Nobody can log in on this page: the box leads to another, where the booking is confirmed. */
  readonly isLoginElsewhere?: boolean
  /** Addresses of the page's own screens, for real links. */
  readonly links: {
    readonly reservation: (reservationId: number) => string
    readonly reservations: string
    readonly findCar: string
    /** One car in find-car. */
    readonly car: (carId: number) => string
    /** Find-car with a place chosen. */
    readonly findCarNear: (locationId: number) => string
    /** Where a licence is checked; absent where the page has no such screen. */
    readonly verifyLicense?: string
    /** The invoices of whoever pays; absent for everybody else. */
    readonly invoices?: string
  }
  /** Goes to one of those addresses without loading the page anew. */
  readonly navigate: (address: string) => void
  /** Absent where the page has no address for the steps of find-car: the widget then keeps them to itself. */
  readonly route?: FindCarRoute | undefined
  /** Small things to remember on this device: recent places, the last search. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Style of the base map; absent for the built-in outline only. */
  readonly mapStyleUrl: string | undefined
  /** Photographs of cars are fetched from where the page is; left out, cars are drawn. */
  readonly showsPhotos?: boolean
  /** When the map is loaded: after the list (left out), when it comes near the screen too, or once it is asked for. */
  readonly mapWhen?: 'near' | 'asked'
  readonly now: () => Date
  /** Live events, where the server has them; returns the undo. */
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void
  /** False while the device has no network. */
  readonly online: boolean
  /** Find-car has a list to show with all that its rows say, or has found out why there is none. */
  readonly onListShown?: () => void
  /** The mobile app that the page runs inside; absent in a browser. */
  readonly native?: NativeControl
  /** The page says itself, above everything, that there is no network. */
  readonly saysOffline?: boolean
  /** Changes that wait on the device for the network; absent where the page has no place for them. */
  readonly waiting?: WaitingChanges
  /** When the server gave the answer that is shown, where the device had to give it again: epoch ms. */
  readonly keptAt?: (name: CallName, input: unknown) => number | undefined
  /** Shows the page's own error page for a change that failed, with a way back to what is typed; absent for a message in place. */
  readonly showFailure?: (failure: ChangeFailure) => void
  /** Where staff go on from what they look at, each by right; absent where there is no staff area. */
  readonly staffLinks?: (subject: StaffSubject) => readonly StaffLink[]
  /** Something is typed and not saved: the page asks before it goes. Returns the undo. */
  readonly holdUnsaved?: () => () => void
}

/** What a person of the staff may look at on a member's page. */
export interface StaffSubject {
  readonly kind: 'reservation' | 'car' | 'membership'
  readonly id: number
  readonly organizationId: number
  readonly carId?: number
  /** Who pays for it. */
  readonly membershipId?: number
}

export interface StaffLink {
  readonly label: string
  readonly address: string
}

/** Changes whose failure has an error page of its own. */
export type ChangeFailure = 'EXTENSION_ERROR' | 'EDIT_NOTE_ERROR'

export const HostContext = createContext<BookingHost | undefined>(undefined)

export function useBookingHost(): BookingHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('Booking widget: no host. Put the component inside <BookingHostProvider value={host}>.')
  return host
}
