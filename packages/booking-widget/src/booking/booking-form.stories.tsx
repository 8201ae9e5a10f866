import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sampleReservation } from '../sample/bergen.ts'
import { inBookingPanel, sampleBooking } from '../sample/sample-booking.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { BookingPage } from './booking-page.tsx'

const meta = {
  title: 'Booking/BookingForm',
  component: BookingPage,
  args: {
    ...sampleBooking,
    onKilometers: fn(),
    onRequest: fn(),
    onChooseCar: fn(),
    onBooked: fn(),
    onDone: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Show each thing that is booked, and let it be changed where it stands.',
        'Say until when cancelling is free.',
      ],
      dont: ["Don't let the clock change what is booked.", "Don't send somebody back to the search for another time."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inBookingPanel],
} satisfies Meta<typeof BookingPage>
export default meta
type Story = StoryObj<typeof meta>

const confirm = 'Bekreft reservasjon'
const bodies: unknown[] = []
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Førerkort godkjent')).toBeVisible()
    await expect(canvas.getByText('Kari Nordmann kjører')).toBeVisible()
    await expect(canvas.getByText('Kari og Ola Nordmann')).toBeVisible()
    const terms = await canvas.findByText(/^Gratis avbestilling til 11:10\.$/)
    await expect(terms.parentElement).toHaveTextContent(
      /Senere: Du må betale avbestillingsgebyr; 50% av timene som faller innenfor de neste 48 timer\.$/,
    )
  },
}

/** Each thing is changed where it stands, and what is booked is what is seen. */
export const Changed: Story = {
  beforeEach: () => {
    bodies.length = 0
  },
  parameters: {
    msw: sampleHandlers({
      createReservation: ({ body }) => {
        bodies.push(body)
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('13:30–18:30 · 5 timer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Endre tiden' }))
    await userEvent.click(canvas.getByRole('button', { name: /Til$/ }))
    await userEvent.click(await screen.findByRole('option', { name: '20:00' }))
    await expect(await canvas.findByText('13:30–20:00 · 6,5 timer')).toBeVisible()
    await expect(await canvas.findByText('Bilen er ledig da')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /Redusert egenandel/ }))
    await expect(args.onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ superDamageWaiver: false }))
    await userEvent.click(await canvas.findByRole('button', { name: confirm }))
    await waitFor(() =>
      expect(bodies).toEqual([expect.objectContaining({ end: '2026-11-21T20:00:00+01:00', superDamageWaiver: false })]),
    )
  },
}
export const AtTheLimit: Story = {
  parameters: { msw: sampleHandlers({ checkConcurrentReservationLimit: () => ({ entity: true, errors: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nådd grensen for samtidige/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: confirm })).toBeEnabled()
  },
}
/** What is missing is said before it is refused, and the booking waits. */
export const EmailUnconfirmed: Story = {
  parameters: {
    msw: sampleHandlers({
      getReadiness: () => ({
        booking: 'account.email-unconfirmed',
        driving: 'license.unchecked',
        license: { state: 'UNKNOWN', validUntil: null },
      }),
      createReservation: () => {
        throw new MockRefusal('account.email-unconfirmed')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Send lenken på nytt' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sjekk førerkortet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Bekreft e-postadressen din før du reserverer.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: confirm })).toBeEnabled()
  },
}
export const Offline: Story = { parameters: { host: { online: false } } }

/** Another time is looked up before it can be booked; of one that is partly free the free part is a press away. */
export const AnotherTimeIsPartlyTaken: Story = {
  beforeEach: () => {
    bodies.length = 0
  },
  parameters: {
    msw: sampleHandlers({
      getCarAvailability: ({ query }) => {
        const isWhole = query.get('end') !== '2026-11-21T20:00:00+01:00'
        const stretch = { start: '2026-11-21T13:30:00+01:00', end: '2026-11-21T19:00:00+01:00' }
        return {
          carId: 11,
          isAvailable: true,
          isPeriodAvailable: isWhole,
          periods: [],
          availablePeriods: [stretch],
        }
      },
      createReservation: ({ body }) => {
        bodies.push(body)
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Endre tiden' }))
    await userEvent.click(canvas.getByRole('button', { name: /Til$/ }))
    await userEvent.click(await screen.findByRole('option', { name: '20:00' }))
    // At the time, and at the button that it blocks.
    await expect(await canvas.findAllByText('Bilen er ikke ledig hele tiden.')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(bodies).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Velg 13:30–19:00' }))
    await expect(await canvas.findByText('Bilen er ledig da')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: confirm }))
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ end: '2026-11-21T19:00:00+01:00' })]))
  },
}

const drivers: unknown[] = []
/** Who drives too is chosen where it stands, and sent once the car is booked. */
export const DriverAdded: Story = {
  beforeEach: () => {
    drivers.length = 0
  },
  parameters: {
    msw: sampleHandlers({
      updateDrivers: ({ body }) => {
        drivers.push(body)
        throw new MockRefusal('reservation.driver-not-member')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Legg til sjåfør' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ola Nordmann' }))
    await expect(canvas.queryByRole('checkbox', { name: 'Kari Nordmann' })).toBeNull()
    await expect(canvas.getByText('Kari Nordmann og Ola Nordmann kjører')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    // Refused, the car is theirs all the same.
    await expect(await canvas.findByText('Du er den eneste sjåføren')).toBeVisible()
    await expect(canvas.getByText('Bilen er din!')).toBeVisible()
    await expect(drivers).toEqual([expect.arrayContaining([{ id: 10 }])])
  },
}
