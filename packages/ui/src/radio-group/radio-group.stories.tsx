import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './radio-group.tsx'

const answers = [
  { id: 'no', label: 'Nei, bilen er like hel' },
  { id: 'yes', label: 'Ja, noe ble skadet' },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Ble bilen skadet på turen?', options: answers },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const Answered: Story = { args: { defaultValue: 'no' } }
export const Beside: Story = { args: { defaultValue: 'no', isInline: true } }
export const WithError: Story = { args: { error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'yes' } }
