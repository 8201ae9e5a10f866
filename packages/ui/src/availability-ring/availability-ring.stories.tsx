import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvailabilityRing } from './availability-ring.tsx'

const meta = {
  title: 'Components/AvailabilityRing',
  component: AvailabilityRing,
  args: { availability: 'available', isLabelVisible: true },
} satisfies Meta<typeof AvailabilityRing>
export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {}
export const Partial: Story = { args: { availability: 'partial' } }
export const Unavailable: Story = { args: { availability: 'unavailable' } }
export const LabelForScreenReaders: Story = { args: { isLabelVisible: false, sizePx: 32 } }
