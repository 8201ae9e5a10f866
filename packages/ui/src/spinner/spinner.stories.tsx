import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      do: ['Where nobody knows how it will look when it comes.', 'Say what is under way: «Henter prisen».'],
      dont: ["Don't show two at once.", "Don't use it where the layout is known: Skeleton."],
    },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Gears: Story = { args: { variant: 'gears', sizePx: 72, isLabelVisible: true } }
export const Dots: Story = { args: { variant: 'dots', sizePx: 40 } }
export const Ring: Story = { args: { variant: 'spinner' } }
