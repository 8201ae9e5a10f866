import type { Answer, Contract, HandlerInput } from '@delebil/core-api'

/** What loader and widgets tell each other; the loader ships no more than this and itself. */

export const attributes = [
  'partner',
  'token-url',
  'auto-login',
  'theme',
  'map',
  'car-id',
  'reservation-id',
  'history',
  'lang',
] as const
export type AttributeName = (typeof attributes)[number]

/** Events of the elements, each as `delebil:…`. */
export const events = ['ready', 'login', 'logout', 'select', 'booked', 'error'] as const
export type EventName = (typeof events)[number]

/** Asks the partner's own server for a signed token of the person who is logged in there. */
export type GetToken = () => Promise<string>

/** What the server is asked to draw. */
export type SearchToDraw = HandlerInput<Contract['getPartnerSearch']>['query']
/** The search as it draws it. */
export type DrawnSearch = Answer<Contract['getPartnerSearch']>
/** An element by its name, or a text, so deep under its root. */
export type DrawnNode = DrawnSearch['nodes'][number]

/** What the server has drawn of a widget: it is shown until the widget has as much to show. */
export interface Drawn {
  /** Takes the widget's container into the root, unseen. */
  readonly put: (container: HTMLElement) => void
  /** Shows the widget in the place of what was drawn, with what people have done to that meanwhile. */
  readonly giveWay: () => void
}

/** The element as a widget sees it. */
export interface EmbedHost {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly drawn?: Drawn | undefined
  /** Whether there is room for the map beside the list. */
  readonly isWide: () => boolean
  /** Origin of the club's site: where the loader came from. */
  readonly site: string
  readonly attribute: (name: AttributeName) => string | undefined
  readonly getToken: () => GetToken | undefined
  /** Tells the partner's page; false where the page has taken it over by `preventDefault`. `isForElement`: the page does not hear it. */
  readonly tell: (name: EventName, detail: unknown, isForElement?: boolean) => boolean
}

export interface Widget {
  /** An attribute or a property has changed. */
  readonly update: () => void
  /** A method of the element. */
  readonly call: (method: MethodName, args: readonly unknown[]) => void
  readonly unmount: () => void
}

export const methods = ['logIn', 'logOut', 'showCar', 'showReservations'] as const
export type MethodName = (typeof methods)[number]

export type Mount = (host: EmbedHost) => Widget
