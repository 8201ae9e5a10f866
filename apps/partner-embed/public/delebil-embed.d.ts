/** The elements that `loader.js` defines: save this file beside your own types, or refer to it. */

export interface DelebilElement extends HTMLElement {
  /** Your key at the club; needed. */
  partner: string | null
  /** Address of your own server that answers `{ "token": "…" }` to a POST. */
  tokenUrl: string | null
  /** Logs in at once. */
  autoLogin: boolean
  theme: 'auto' | 'light' | 'dark' | null
  /** When the map is loaded: once asked for, or when the element is near the screen. */
  map: 'asked' | 'near' | null
  /** The car of `<delebil-car>`. */
  get carId(): string | null
  set carId(id: string | number | null)
  /** The reservation of `<delebil-booking>`. */
  get reservationId(): string | null
  set reservationId(id: string | number | null)
  /** `off`: the browser's way back does not lead through the element's screens. */
  history: 'off' | null
  /** Gives a freshly signed token, instead of `tokenUrl`. */
  getToken: (() => Promise<string>) | undefined
  logIn(): void
  logOut(): void
  /** Opens a car in `<delebil-search>`. */
  showCar(id: number): void
  showReservations(): void
}

export interface DelebilEvents {
  'delebil:ready': CustomEvent<Record<string, never>>
  'delebil:login': CustomEvent<{ name: string; isMember: boolean }>
  'delebil:logout': CustomEvent<Record<string, never>>
  'delebil:select': CustomEvent<{ carId: number }>
  'delebil:booked': CustomEvent<{
    reservationId: number
    reservationNumber: string
    carId: number
    /** RFC 3339. */
    start: string
    end: string
  }>
  'delebil:error': CustomEvent<{
    code:
      | 'embed.not-loaded'
      | 'embed.no-partner'
      | 'embed.origin-refused'
      | 'embed.unknown-partner'
      | 'embed.unreachable'
  }>
}

interface DelebilAttributes {
  partner: string
  'token-url'?: string
  'auto-login'?: boolean | ''
  theme?: 'auto' | 'light' | 'dark'
  map?: 'asked' | 'near'
  'car-id'?: number | string
  'reservation-id'?: number | string
  history?: 'off'
  loading?: 'eager' | 'lazy'
  lang?: string
  id?: string
  class?: string
  className?: string
  hidden?: boolean
  ref?: unknown
  key?: string | number
}

type DelebilTags = 'delebil-search' | 'delebil-login' | 'delebil-booking' | 'delebil-car'
type DelebilIntrinsics = { [Tag in DelebilTags]: DelebilAttributes }

declare global {
  interface HTMLElementTagNameMap extends Record<DelebilTags, DelebilElement> {}
  interface HTMLElementEventMap extends DelebilEvents {}
  interface Window {
    /** Commands for when the script is there; after that they run at once. */
    delebil?: { push(...commands: ((api: { readonly version: string }) => void)[]): unknown }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DelebilIntrinsics {}
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends DelebilIntrinsics {}
  }
}
