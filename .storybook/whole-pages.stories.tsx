import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { sampleCarYear } from '../apps/host/src/sample/sample-car-year.ts'
import { sampleInvoiceLines, sampleInvoices } from '../apps/host/src/sample/sample-invoices.ts'
import { membershipHandlers } from '../apps/host/src/sample/sample-memberships.ts'
import { sampleNotifications, sampleOwnPerson, sampleSessions } from '../apps/host/src/sample/sample-person.ts'
import { sampleWhoami } from '../apps/host/src/sample/sample-session.ts'
import { WholeSite } from '../apps/host/src/sample/whole-site.tsx'
import { sampleNow } from '../packages/booking-widget/src/sample/bergen.ts'
import { sampleHandlers } from '../packages/booking-widget/src/sample/sample-mocks.ts'
import { startSimulated } from '../packages/booking-widget/src/sample/start-simulated.ts'

const own = mockApi('', {
  getPerson: () => sampleOwnPerson(),
  listSessions: () => ({ data: sampleSessions }),
  getNotificationSettings: () => sampleNotifications,
  getSignOn: () => ({ entity: { name: 'vipps', title: 'Vipps' } }),
  getCalendarFeed: () => ({ entity: null }),
  getFeatureToggle: () => ({ entity: true }),
  getCarYear: () => ({ entity: sampleCarYear() }),
  listBillingBasis: () => ({ data: [], held: [], waiting: [], draft: null }),
  listInvoices: () => ({ data: sampleInvoices }),
  listInvoiceLines: () => ({ data: sampleInvoiceLines }),
  logout: () => new Promise<never>(() => undefined),
  completeSignOn: () => new Promise<never>(() => undefined),
  getSharedReservation: () => ({
    state: 'FUTURE',
    model: 'Toyota Yaris',
    bodyType: 'hatchback',
    color: 'red',
    licensePlate: 'EK 10407',
    location: {
      name: 'Nygårdsgaten',
      geojson: { type: 'Point', coordinates: [5.3332, 60.3853] },
      parkingDescription: 'I bakgården, plass 4 og 5.',
    },
    start: '2026-11-21T12:20:00+01:00',
    end: '2026-11-21T17:20:00+01:00',
    expires: '2026-11-22T17:20:00+01:00',
  }),
})
const map = http.get('/map-style', () => new HttpResponse(null, { status: 404 }))
const noEvents = http.get('/api/events', () => new Promise<never>(() => undefined))

const now = () => sampleNow

/**
 * The whole site at an address: header, page and footer, with links that work. Who looks at it, and over what network, say the switches.
 * A story is named as the page of the route table that it shows.
 */
const meta = {
  title: 'Whole pages',
  component: WholeSite,
  args: { path: '/findcar', now },
  argTypes: { whoami: { control: false }, native: { control: false }, now: { control: false } },
  parameters: { isWhole: true, msw: [noEvents, map, ...own, ...sampleHandlers(), ...membershipHandlers()] },
  render: (args) => <WholeSite key={args.path} {...args} />,
} satisfies Meta<typeof WholeSite>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }
const visitorAt = (path: string, heading: string | RegExp, more: Story = {}): Story => ({
  ...more,
  args: { ...more.args, path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading }, patient)).toBeInTheDocument()
  },
})
const member = { whoami: sampleWhoami() }
const memberAt = (path: string, heading: string | RegExp) => visitorAt(path, heading, { args: member })

// The map is heavy without a graphics card, and Booking/FindCar runs with it already.
export const FindCarScreen: Story = { args: { path: '/findcar', ...member }, tags: ['!test'] }
export const ReservationsPage = memberAt('/reservations', 'Reservasjoner')
export const ReservationPage = memberAt('/reservations/501', /^Toyota Yaris/)
export const NearbyPage = visitorAt('/nearby', 'Biler i nærheten', {
  render: (args) => <WholeSite {...args} {...member} native={startSimulated().control} />,
})
export const SharedPage = visitorAt(`/shared/${'A'.repeat(43)}`, 'Delt reservasjon')
export const VerifyLicensePage = memberAt('/verifyLicense', 'Bekreft førerkort')
export const ResetPasswordPage = visitorAt('/reset-password', 'Glemt passord')
export const CreateUserPage = visitorAt('/create-user', 'Opprett bruker')
export const LoginCompletePage = visitorAt('/loginComplete?code=a', 'Logger inn')
export const LoginFailedPage = visitorAt('/loginFailed?code=single-sign-on.expired', 'Innloggingen mislyktes')
export const LogoutPage = memberAt('/logout', 'Logger ut')
export const DebugModePage = memberAt('/debug-mode', 'Feilsøking')
export const UnknownUrlPage = visitorAt('/finnes/ikke', '404 Ukjent URL')
