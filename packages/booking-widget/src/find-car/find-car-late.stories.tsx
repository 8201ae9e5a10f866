import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { FindCarLate } from './find-car-late.tsx'

const meta = {
  title: 'Booking/FindCarLate',
  component: FindCarLate,
  parameters: {
    guide: {
      do: [
        "Use it where every byte is someone else's: the list first, the map when asked for, what a press opens when somebody comes near.",
      ],
      dont: ["Don't use it on our own site: there all of it comes at once."],
    },
    layout: 'fullscreen',
    isFlush: true,
    msw: sampleHandlers(),
  },
  globals: { viewport: { value: 'desk' } },
  args: { isWide: true },
  decorators: [
    (Story) => (
      <SampleFrame host={{ mapWhen: 'asked' }}>
        <h1>En partners side</h1>
        <div style={{ height: 720 }}>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof FindCarLate>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 20_000 }

export const ListAndNoMap: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '5 ledige av 8 biler' }, patience)
    await expect(canvas.getByRole('button', { name: /^Når/ })).toBeVisible()
    await canvas.findByRole('button', { name: 'Vis kartet' }, patience)
  },
}
