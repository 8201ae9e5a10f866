import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { BookingHost } from '../booking-host.ts'
import { ongoingReservation, sampleReservation } from '../sample/bergen.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { ReservationPage } from './reservation-page.tsx'

const meta = {
  title: 'Booking/ReservationPage/Viewers',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: ['Say to each who looks what concerns them.'],
      dont: ["Don't show staff's ways to members."],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

/** A licence that does not count is said with the way to mend it; what it does not concern can be done all the same. */
export const LicenseUnchecked: Story = {
  parameters: {
    msw: sampleHandlers({
      getReservation: () => sampleReservation({ license: { state: 'UNKNOWN', validUntil: null } }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Førerkortet ditt er ikke sjekket')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sjekk førerkortet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start nå' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Flere valg' }))
    await expect(await screen.findByRole('menuitem', { name: 'Avbestill' }, patience)).toBeVisible()
  },
}

let isChecked = false
const listeners = new Set<Parameters<BookingHost['subscribe']>[0]>()
/** Staff check the licence while the button is held down: it is the same button, where it was, and the press opens. */
export const CheckedUnderThePress: Story = {
  args: { id: 502 },
  beforeEach: () => {
    isChecked = false
  },
  parameters: {
    host: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } satisfies Partial<BookingHost>,
    msw: sampleHandlers({
      getReservation: () =>
        isChecked ? ongoingReservation : { ...ongoingReservation, license: { state: 'UNKNOWN', validUntil: null } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Førerkortet ditt er ikke sjekket', {}, patience)).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Lås opp' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/førerkort/i)
    const { top } = button.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    isChecked = true
    for (const listener of listeners) listener({ topic: 'reservation', reservationId: 502 })
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Lås opp' })).not.toHaveAttribute('aria-disabled'),
      patience,
    )
    await expect(button).toBeInTheDocument()
    await expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(1)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await expect(await canvas.findByText('Bilen er låst opp', {}, patience)).toBeVisible()
  },
}

/** Staff who look at a reservation go on to its record; members see nothing of it. */
export const ForStaff: Story = {
  parameters: {
    host: {
      staffLinks: ({ kind, id }) => [{ label: 'Rediger', address: `#/admin/${kind}/${id}` }],
    } satisfies Partial<BookingHost>,
  },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('region', { name: 'Admin' }, patience))
    await expect(links.getByRole('link', { name: 'Rediger' })).toHaveAttribute('href', '#/admin/reservation/501')
  },
}

/** What comes after leads on from one line on a phone: its arrow stands beside the words, not below them. */
export const NextOnAPhone: Story = {
  args: { id: 502 },
  render: (args) => (
    <div style={{ width: 390 }}>
      <ReservationPage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const next = (await canvas.findByRole('heading', { name: 'Neste' }, patience)).nextElementSibling
    const [words, arrow] = [next?.querySelector('span > span + span'), next?.lastElementChild]
    const [beside, at] = [words?.getBoundingClientRect(), arrow?.getBoundingClientRect()]
    await expect(at?.left).toBeGreaterThanOrEqual(beside?.right ?? Number.NaN)
    await expect(at?.bottom).toBeLessThan(beside?.bottom ?? Number.NaN)
  },
}
