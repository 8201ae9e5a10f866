import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Skjul biler som er opptatt' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultSelected: true } }
export const Mixed: Story = { args: { isIndeterminate: true } }
export const Invalid: Story = { args: { isInvalid: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }
