import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './checkbox-group.tsx'

const fuels = [
  { id: 'ELECTRIC', label: 'Elektrisk' },
  { id: 'HYBRID', label: 'Hybrid' },
  { id: 'PETROL', label: 'Bensin' },
]

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Drivstoff', options: fuels, defaultValue: ['ELECTRIC'] },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {}
export const Beside: Story = { args: { isInline: true } }
export const WithHelp: Story = { args: { help: 'Velg én eller flere.' } }
export const WithError: Story = { args: { error: 'Må fylles ut', defaultValue: [] } }
export const Disabled: Story = { args: { isDisabled: true } }
