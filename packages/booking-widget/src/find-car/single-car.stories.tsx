import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { texts } from '../locale/texts.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { SingleCar } from './single-car.tsx'

const meta = {
  title: 'Booking/SingleCar',
  component: SingleCar,
  args: { carId: 11 },
  parameters: {
    guide: {
      do: ['One car where the page already says which: its price and its booking.', 'The way back leads to the car.'],
      dont: ["Don't use it to search."],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <h1>Bilen</h1>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof SingleCar>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

export const ToTheBookingAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Pris' }, patience)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserver' }, patience))
    await canvas.findByRole('button', { name: texts.booking.confirm }, patience)
    await userEvent.click(canvas.getByRole('button', { name: texts.booking.backToCar }))
    await canvas.findByRole('table', { name: 'Pris' }, patience)
    await expect(canvas.queryByRole('button', { name: texts.booking.confirm })).toBeNull()
  },
}

export const Loading: Story = { parameters: { msw: sampleHandlers({ getCar: never }) } }
export const Unknown: Story = {
  args: { carId: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi finner ikke bilen', {}, patience)).toBeVisible()
  },
}
export const Offline: Story = { parameters: { host: { online: false } } }
