import { MockRefusal } from '@delebil/core-api/mocks'
import { addMinutes } from '@delebil/validation/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { ongoingReservation, sampleNow, sampleReservation } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
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
        'What the trip has cost so far, and what it will cost at the end as booked.',
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

export const UnderWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Så langt', {}, patient)).toBeVisible()
    await expect(canvas.getByText('Ved slutt')).toBeVisible()
    await expect(canvas.getByText(/^Øker neste gang kl\. \d\d:\d\d\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis linjene' }))
    await expect(canvas.getByRole('table', { name: 'Så langt, linje for linje' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Ved slutt, linje for linje' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Skjul linjene' }))
    await expect(canvas.queryByRole('table', { name: 'Så langt, linje for linje' })).toBeNull()
  },
}

/** On the card of a list the sums only. */
export const InList: Story = {
  args: { isWhole: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Så langt', {}, patient)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Late: Story = {
  args: { now: at(24 * 60), reservation: { ...ongoingReservation, state: 'ONGOING' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Turen er på overtid/, {}, patient)).toBeVisible()
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
