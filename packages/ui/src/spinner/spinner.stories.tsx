import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Gears: Story = { args: { variant: 'gears', sizePx: 72, isLabelVisible: true } }
export const Dots: Story = { args: { variant: 'dots', sizePx: 40 } }
export const Ring: Story = { args: { variant: 'spinner' } }
