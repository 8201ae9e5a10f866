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
  parameters: {
    guide: {
      do: ['Give the group a label that asks: «Hva slags bil?»', 'Keep the order the same wherever the group stands.'],
      dont: [
        "Don't use it where one answer excludes the others: RadioGroup.",
        "Don't have more than about seven; then it is a filter with a search.",
      ],
    },
  },
  args: { label: 'Drivstoff', options: fuels, defaultValue: ['ELECTRIC'] },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {}
export const Beside: Story = { args: { isInline: true } }
export const WithHelp: Story = { args: { help: 'Velg én eller flere.' } }
export const WithError: Story = { args: { error: 'Må fylles ut', defaultValue: [] } }
export const Disabled: Story = { args: { isDisabled: true } }
