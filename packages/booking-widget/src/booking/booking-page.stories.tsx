import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { HostContext, useBookingHost } from '../booking-host.ts'
import { companyMembership, privateMembership, sampleCarPrice, sampleReservation } from '../sample/bergen.ts'
import { inBookingPanel, sampleBooking } from '../sample/sample-booking.tsx'
import { never, refuses, sampleHandlers } from '../sample/sample-mocks.ts'
import { BookingPage, type BookingPageProps } from './booking-page.tsx'

/** A visitor who is logged in by the box. */
function LoggingIn(props: BookingPageProps) {
  const host = useBookingHost()
  const [isLoggedIn, setIsLoggedIn] = useState(false)
  const requestLogin = (then: () => void) => {
    setIsLoggedIn(true)
    setTimeout(then, 50)
  }
  const person = isLoggedIn ? host.person : undefined
  const memberships = isLoggedIn ? [privateMembership, companyMembership] : []
  return (
    <HostContext value={{ ...host, person, memberships, requestLogin }}>
      <BookingPage {...props} />
    </HostContext>
  )
}

const meta = {
  title: 'Booking/BookingPage',
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
        'Repeat car, time and price before the one button that books.',
        'Keep what was chosen through a log-in, a refusal and a lost network.',
      ],
      dont: ["Don't book from a second press of a double click.", "Don't offer a membership that may not book."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inBookingPanel],
} satisfies Meta<typeof BookingPage>
export default meta
type Story = StoryObj<typeof meta>

const confirm = 'Bekreft reservasjon'
const bodies: unknown[] = []
const navigate = fn()
/** Rolls to the end: the bar that stays in sight lies over what is not there yet. */
const seeToTheEnd = async (find: () => Promise<HTMLElement>) => (await find()).scrollIntoView({ block: 'center' })

export const BookedOnce: Story = {
  beforeEach: () => {
    bodies.length = 0
    navigate.mockClear()
  },
  parameters: {
    host: { navigate },
    msw: sampleHandlers({
      createReservation: async ({ body }) => {
        bodies.push(body)
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Reservasjon 104501 er bekreftet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Se reservasjonen' })).toHaveAttribute('href', '#/reservations/501')
    await expect(canvas.getByText('EK 10407')).toBeVisible()
    const [opens, fetch, bring] = within(canvas.getByRole('list', { name: 'Turen' })).getAllByRole('listitem')
    await expect(opens).toHaveTextContent('12:10 Du kan låse opp Fra 10 minutter før')
    await expect(fetch).toHaveTextContent('12:20 Hent på Nygårdsgaten lør. 21. nov. · I bakgården, plass 4 og 5.')
    await expect(bring).toHaveTextContent('17:20 Lever samme sted lør. 21. nov.')
    await waitFor(() =>
      expect(canvas.getByText(/^Anslått/).parentElement).toHaveTextContent(/^Anslått \d+(,\d\d)?\skr · 5\st · 40\skm$/),
    )
    await expect(canvas.getByRole('link', { name: 'Vis vei' })).toHaveAttribute(
      'href',
      expect.stringMatching(/destination=60\.3853,5\.3332$/),
    )
    await expect(canvas.getByRole('button', { name: 'Del reservasjon' })).toBeVisible()
    const calendar = canvas.getByRole('link', { name: 'Legg i kalender' })
    await expect(calendar).toHaveAttribute('download', 'reservasjon-104501.ics')
    await userEvent.click(canvas.getByRole('link', { name: 'Se reservasjonen' }))
    await expect(navigate.mock.calls).toEqual([['#/reservations/501']])
    await expect(bodies).toEqual([
      {
        membershipId: 31,
        carId: 11,
        start: '2026-11-21T13:30:00+01:00',
        end: '2026-11-21T18:30:00+01:00',
        superDamageWaiver: true,
      },
    ])
    await seeToTheEnd(() => canvas.findByRole('link', { name: 'Vis vei' }))
  },
}

/** The server may answer between the two clicks of a double click: the second falls on what stands there then. */
export const SecondClickOnLink: Story = {
  ...BookedOnce,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    fireEvent.click(await canvas.findByRole('link', { name: 'Se reservasjonen' }), { detail: 2 })
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const SeveralMemberships: Story = {
  beforeEach: () => {
    bodies.length = 0
  },
  parameters: {
    host: { memberships: [privateMembership, companyMembership] },
    msw: sampleHandlers({
      createReservation: ({ body }) => {
        bodies.push(body)
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Velg medlemskap/ }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Fjord Arkitekter AS' }))
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ membershipId: 32 })]))
    await seeToTheEnd(() => canvas.findByRole('link', { name: 'Vis vei' }))
  },
}

export const Pending: Story = {
  parameters: { msw: sampleHandlers({ createReservation: never }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(canvas.getByRole('button', { name: new RegExp(confirm) })).toHaveAttribute('aria-disabled', 'true')
  },
}

const asked: unknown[] = []
export const TakenByAnother: Story = {
  parameters: {
    msw: sampleHandlers({
      createReservation: () => Promise.reject(new MockRefusal('reservation.car-taken')),
      getPrice: ({ body }) => {
        asked.push(body)
        return { cars: (body as { cars: number[] }).cars.map((id) => sampleCarPrice(id, 5, 40, true)) }
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Bilen er dessverre opptatt i hele eller deler av perioden.')).toBeVisible()
    const other = await canvas.findByRole('button', { name: /Kia Niro/ })
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kilometers: 40 }))
    await expect(canvas.queryByRole('button', { name: /Toyota Yaris/ })).toBeNull()
    await userEvent.click(other)
    await expect(args.onChooseCar).toHaveBeenCalledWith(15)
  },
}

export const Visitor: Story = {
  parameters: { host: { person: undefined, memberships: [], selectedMembership: undefined, requestLogin: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Logg inn for å reservere')).toBeVisible()
  },
}

const keys: (string | null)[] = []
export const LoggedInInBetween: Story = {
  beforeEach: () => {
    keys.length = 0
  },
  parameters: {
    host: { requestLogin: (then: () => void) => void setTimeout(then, 50) },
    msw: sampleHandlers({
      createReservation: () => {
        keys.push('sent')
        if (keys.length === 1) throw new MockRefusal('session.missing')
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Reservasjon 104501 er bekreftet.')).toBeVisible()
    await expect(keys).toHaveLength(2)
    await seeToTheEnd(() => canvas.findByRole('link', { name: 'Vis vei' }))
  },
}

/** Logged in on the way, and a member of several: seen and chosen before it is booked. */
export const SeveralAfterLogIn: Story = {
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
  render: (args) => <LoggingIn {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(
      await canvas.findByText('Du er med i flere medlemskap. Se hvilket som er valgt, og bekreft.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Velg medlemskap/ })).toHaveTextContent('Kari og Ola Nordmann')
    await expect(bodies).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ membershipId: 31 })]))
    await seeToTheEnd(() => canvas.findByRole('link', { name: 'Vis vei' }))
  },
}

export const NoMembership: Story = {
  parameters: { host: { memberships: [], selectedMembership: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Du trenger et medlemskap', {}, { timeout: 8000 })).toBeVisible()
  },
}

export const MayNotBook: Story = {
  parameters: { msw: refuses('createReservation', 'membership.may-not-book') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    await expect(await canvas.findByText('Du kan ikke reservere på dette medlemskapet.')).toBeVisible()
  },
}

export const ServerFailed: Story = {
  parameters: { msw: refuses('createReservation', 'server.error') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm }))
    const refusal = await canvas.findByRole('alert')
    await expect(refusal).toHaveTextContent('Reservasjonen gikk ikke gjennom')
    await expect(refusal.parentElement).toHaveFocus()
  },
}
