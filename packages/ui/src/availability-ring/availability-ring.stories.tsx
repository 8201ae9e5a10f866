import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvailabilityRing } from './availability-ring.tsx'

const meta = {
  title: 'Components/AvailabilityRing',
  component: AvailabilityRing,
  parameters: {
    guide: {
      do: [
        'Set it before the words that say the same: «Ledig», «Delvis ledig», «Opptatt».',
        'Use it in lists of cars, one ring a row.',
      ],
      dont: [
        "Don't use it for progress, battery or a score.",
        "Don't show it alone: colour and shape are help, not the message.",
      ],
    },
  },
  args: { availability: 'available', isLabelVisible: true },
} satisfies Meta<typeof AvailabilityRing>
export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {}
export const Partial: Story = { args: { availability: 'partial' } }
export const Unavailable: Story = { args: { availability: 'unavailable' } }
export const LabelForScreenReaders: Story = { args: { isLabelVisible: false, sizePx: 32 } }
