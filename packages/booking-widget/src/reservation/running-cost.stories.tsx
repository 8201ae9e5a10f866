import { MockRefusal } from '@delebil/core-api/mocks'
import { addMinutes } from '@delebil/validation/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { ongoingReservation, sampleNow, sampleReservation } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { sampleRunningCost } from '../sample/sample-running-cost.ts'
import { RunningCost } from './running-cost.tsx'

const patient = { timeout: 10_000 }
const at = (minutes: number) => addMinutes(sampleNow, minutes)

const meta = {
  title: 'Booking/RunningCost',
  component: RunningCost,
  args: { reservation: ongoingReservation, now: sampleNow, isWhole: true, children: <p>Ellers</p> },
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
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof RunningCost>
export default meta
type Story = StoryObj<typeof meta>

/** The kilometres are not known yet: they come on top, and it says so. */
export const UnderWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByText(/^Avslutter du nå/, { selector: 'p *' }, patient)
    await expect(number.parentElement).toHaveTextContent(/^Avslutter du nå: \d+(,\d\d)?\skr \+ 3,20\skr\/km$/)
    await expect(canvas.getByText('Kjørte kilometer kommer i tillegg når turen er avsluttet.')).toBeVisible()
    await expect(canvas.queryByText(/så langt|ved slutt|totalt|øker neste gang/i)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis linjene' }))
    const lines = canvas.getByRole('table', { name: 'Avslutter du nå, linje for linje' })
    await expect(lines).toHaveTextContent(/Avslutter du nå\d/)
    await userEvent.click(canvas.getByRole('button', { name: 'Skjul linjene' }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** The car tells its kilometres: they are in the number, and nothing comes on top. */
export const KilometersKnown: Story = {
  parameters: { msw: sampleHandlers({ getRunningCost: () => sampleRunningCost(ongoingReservation, sampleNow, 38) }) },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByText(/^Avslutter du nå/, { selector: 'p *' }, patient)
    await expect(number.parentElement).toHaveTextContent(/^Avslutter du nå: \d+(,\d\d)?\skr$/)
    await expect(canvas.getByText(/^38\skm som er kjørt, er med\.$/)).toBeVisible()
    await expect(canvas.queryByText(/kommer i tillegg/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis linjene' }))
    await expect(canvas.getByRole('table')).toHaveTextContent(/Kjørte kilometer38\skm/)
  },
}

/** On the card of a list the number only. */
export const InList: Story = {
  args: { isWhole: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Avslutter du nå/, {}, patient)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Late: Story = {
  args: { now: at(24 * 60), reservation: { ...ongoingReservation, state: 'ONGOING' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Turen er på overtid/, {}, patient)).toBeVisible()
    await expect(canvas.getByText(/^Øker neste gang kl\. \d\d:\d\d\.$/)).toBeVisible()
  },
}

export const Ahead: Story = {
  args: { reservation: sampleReservation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ellers')).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: { msw: sampleHandlers({ getRunningCost: never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ellers')).toBeVisible()
  },
}

export const NotKnown: Story = {
  parameters: { msw: sampleHandlers({ getRunningCost: () => Promise.reject(new MockRefusal('server.error')) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ellers')).toBeVisible()
  },
}

export const NoNetwork: Story = {
  parameters: { msw: [http.get('*/running-cost', () => HttpResponse.error()), ...sampleHandlers()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ellers')).toBeVisible()
  },
}
