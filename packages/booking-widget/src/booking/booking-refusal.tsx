import { Banner } from '@delebil/ui'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import type { BookingState } from './model.ts'

/** What is to be read before the next try; a log-in has its own box, which takes the focus. */
export const isRefusal = (state: BookingState): boolean =>
  (state.name === 'ready' && state.mustChoose === true) || state.name === 'NO_MEMBERSHIP' || state.name === 'ERROR'

/** Why the last try did not book, above the button that tries again. */
export function BookingRefusal({ state }: { readonly state: BookingState }) {
  const { isLoginElsewhere } = useBookingHost()
  if (state.name === 'ready' && state.mustChoose) {
    return (
      <Banner tone="info" title={texts.booking.chooseHeading}>
        {texts.booking.chooseText}
      </Banner>
    )
  }
  if (state.name === 'NO_MEMBERSHIP') {
    return (
      <Banner tone="warning" title={texts.booking.noMembershipHeading}>
        {texts.booking.noMembershipText}
      </Banner>
    )
  }
  if (state.name === 'UNAUTHENTICATED') {
    return (
      <Banner tone="info" title={texts.booking.unauthenticatedHeading}>
        {isLoginElsewhere ? texts.booking.elsewhereText : texts.booking.unauthenticatedText}
      </Banner>
    )
  }
  if (state.name === 'ERROR') {
    return (
      <Banner tone="error" title={texts.booking.errorHeading}>
        {state.refusal.message}
      </Banner>
    )
  }
  return null
}
