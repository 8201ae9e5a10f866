/** A story that cannot pass in a shadow root yet. */
export interface Known {
  /** `Title: Export`. */
  readonly story: string
  /** Part of what the failed story says; another failure is a new one. */
  readonly failure: string
  readonly reason: string
}

const nameless = 'react-aria looks for the heading by document.getElementById and leaves the dialog without a name'
const noHelp =
  'react-aria looks for the error text by document.getElementById and leaves the field without a description'
const noDialog = (name: string) => `and name "${name}"`

/** Bugs upstream; it may only shrink: a listed story that passes fails the suite, and so does a name without a story. */
export const knownInShadow: readonly Known[] = [
  { story: 'Booking/ReservationPage: CancelForAFee', failure: noDialog('Avbestille reservasjonen?'), reason: nameless },
  { story: 'Booking/ReservationPage: ChangeFailed', failure: noDialog('Endring feilet'), reason: nameless },
  { story: 'Booking/ReservationPage: EndedWithDeclaration', failure: noDialog('Avslutte turen?'), reason: nameless },
  { story: 'Components/ConfirmDialog: Default', failure: noDialog('Bekreft sletting'), reason: nameless },
  { story: 'Components/Modal: EscapeGivesFocusBack', failure: noDialog('Endring feilet'), reason: nameless },
  { story: 'Components/TextField: WithError', failure: 'toHaveAccessibleDescription', reason: noHelp },
]
