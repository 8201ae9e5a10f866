import { BookingHostProvider } from '@delebil/booking-widget'
import { useBookingHostValue } from '../../app/booking-host/use-booking-host.ts'
import { membershipHandlers } from '../../sample/sample-memberships.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { LoginModalWhenAsked } from '../log-in/login-modal-when-asked.tsx'
import { JoinPage } from './join-page.tsx'

export const JoinWithBox = () => (
  <BookingHostProvider value={useBookingHostValue()}>
    <JoinPage />
    <LoginModalWhenAsked />
  </BookingHostProvider>
)

const parameters: Readonly<Record<string, unknown>> = {
  isFlush: true,
  msw: membershipHandlers(),
  site: { path: '/join' },
}

/** The page to join with the log-in box that it opens, for its stories: who is there and what the server says is each one's own. */
export const joinFrame = {
  parameters,
  render: (_args: unknown, { parameters }: { readonly parameters: Readonly<Record<string, object>> }) => (
    <SampleSite {...parameters['site']}>
      <JoinWithBox />
    </SampleSite>
  ),
}
