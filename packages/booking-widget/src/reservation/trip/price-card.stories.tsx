import { MockRefusal } from '@delebil/core-api/mocks'
import { addMinutes } from '@delebil/validation/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { lawOf } from '../../data/law-of.ts'
import { ongoingReservation, sampleNow, sampleReservation } from '../../sample/bergen.ts'
import { historicReservations } from '../../sample/historic-reservations.ts'
import { SampleFrame } from '../../sample/sample-host.tsx'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { sampleRunningCost } from '../../sample/sample-running-cost.ts'
import { PriceCard, type PriceCardProps } from './price-card.tsx'
import { tripPhase } from './trip-phase.ts'

const patient = { timeout: 10_000 }
const at = (minutes: number) => addMinutes(sampleNow, minutes)
const tripOf = (reservation = ongoingReservation, now = sampleNow): PriceCardProps['trip'] => {
  const law = lawOf(reservation, { person: { id: 9, name: 'Kari Nordmann' } }, now)
  return { reservation, now, law, phase: tripPhase(reservation, law.window, now) }
}

const meta = {
  title: 'Booking/PriceCard',
  component: PriceCard,
  args: { trip: tripOf() },
  parameters: {
    guide: {
      do: [
        'One number: what ending the trip now costs, with the kilometres so far where they are known.',
        'Say when a figure is not known.',
      ],
      dont: [
        "Don't count down to the øre each second.",
        "Don't show a figure from another moment without saying which.",
      ],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <h1>Reservasjon</h1>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof PriceCard>
export default meta
type Story = StoryObj<typeof meta>

/** The kilometres are not known yet: they come on top, and it says so. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kostnad på turen' }, patient)
    await expect(canvas.getByRole('table')).toHaveTextContent(/Avslutter du nå\d+(,\d\d)?\skr \+ 3,20\skr\/km$/)
    await expect(canvas.getByText('Kjørte kilometer kommer i tillegg når turen er avsluttet.')).toBeVisible()
    await expect(canvas.queryByText(/ved slutt|totalt|øker neste gang/i)).toBeNull()
  },
}

/** The car tells its kilometres: they are in the number, and nothing comes on top. */
export const KilometersKnown: Story = {
  parameters: { msw: sampleHandlers({ getRunningCost: () => sampleRunningCost(ongoingReservation, sampleNow, 38) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^38\skm som er kjørt, er med\.$/, {}, patient)).toBeVisible()
    await expect(canvas.queryByText(/kommer i tillegg/)).toBeNull()
    await expect(canvas.getByRole('table')).toHaveTextContent(/38\skm/)
  },
}

export const Late: Story = {
  args: { trip: tripOf(ongoingReservation, at(24 * 60)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Turen er på overtid/, {}, patient)).toBeVisible()
    await expect(await canvas.findByText(/^Øker neste gang .*\d\d:\d\d\.$/, {}, patient)).toBeVisible()
  },
}

const asReserved: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Pris' })).toBeVisible()
  await expect(canvas.getByRole('table', { name: 'Pris' })).toBeVisible()
}
export const Ahead: Story = { args: { trip: tripOf(sampleReservation()) }, play: asReserved }
export const Waiting: Story = { parameters: { msw: sampleHandlers({ getRunningCost: never }) }, play: asReserved }
export const NotKnown: Story = {
  parameters: { msw: sampleHandlers({ getRunningCost: () => Promise.reject(new MockRefusal('server.error')) }) },
  play: asReserved,
}
export const NoNetwork: Story = {
  parameters: { msw: [http.get('*/running-cost', () => HttpResponse.error()), ...sampleHandlers()] },
  play: asReserved,
}

/** A bill: a total, and the way to the invoices for whoever pays them. */
export const Ended: Story = {
  args: { trip: tripOf(historicReservations[0]) },
  parameters: { host: { links: { invoices: '#/invoices' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pris' })).toHaveTextContent(/Totalt/)
    await expect(canvas.getByRole('link', { name: 'Mine fakturaer' })).toHaveAttribute('href', '#/invoices')
  },
}
