import type { Api, LiveEvent, Membership, Organization } from '@delebil/core-api'
import { createContext, useContext } from 'react'

/** What the page around the widget gives it. The widget reaches nothing else: no network, no storage, no address bar of its own. */
export interface BookingHost {
  readonly api: Api
  /** The person logged in; absent for a visitor. */
  readonly person: { readonly id: number; readonly name: string } | undefined
  /** Memberships of that person, those they own first. */
  readonly memberships: readonly Membership[]
  readonly selectedMembership: Membership | undefined
  readonly organizations: readonly Organization[]
  /** Shows the log-in box; runs `then` once after a log-in, never after it was closed. */
  readonly requestLogin: (then: () => void) => void
  /** Addresses of the page's own screens, for real links. */
  readonly links: {
    readonly reservation: (reservationId: number) => string
    readonly reservations: string
    readonly findCar: string
  }
  /** Goes to one of those addresses without loading the page anew. */
  readonly navigate: (address: string) => void
  /** Small things to remember on this device: recent places, the last search. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Style of the base map; absent for the built-in outline only. */
  readonly mapStyleUrl: string | undefined
  readonly now: () => Date
  /** Live events, where the server has them; returns the undo. */
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void
  /** False while the device has no network. */
  readonly online: boolean
}

const HostContext = createContext<BookingHost | undefined>(undefined)

export const BookingHostProvider = HostContext.Provider

export function useBookingHost(): BookingHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('Booking widget: no host. Put the component inside <BookingHostProvider value={host}>.')
  return host
}
