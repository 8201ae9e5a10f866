import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CarSilhouette } from '../car-silhouette/car-silhouette.tsx'
import { RadioGroup } from './radio-group.tsx'

const answers = [
  { id: 'no', label: 'Nei, bilen er like hel' },
  { id: 'yes', label: 'Ja, noe ble skadet' },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      do: ['For two to five answers that should all be seen.', 'Put the usual one first, and choose it.'],
      dont: ["Don't use it for yes or no: Checkbox or Switch.", "Don't have an empty choice; say «Ingen»."],
    },
  },
  args: { label: 'Ble bilen skadet på turen?', options: answers },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}
export const Answered: Story = { args: { defaultValue: 'no' } }
export const Beside: Story = { args: { defaultValue: 'no', isInline: true } }
export const WithError: Story = { args: { error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'yes' } }
export const ByKeyboard: Story = {
  args: { defaultValue: 'no' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Ja, noe ble skadet' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Nei, bilen er like hel' })).toBeChecked()
  },
}
export const ByPicture: Story = {
  args: {
    label: 'Hva slags bil trenger du?',
    defaultValue: 'estate',
    options: [
      { id: 'hatchback', label: 'Småbil', picture: <CarSilhouette bodyType="hatchback" color="red" /> },
      { id: 'estate', label: 'Stasjonsvogn', picture: <CarSilhouette bodyType="estate" color="blue" /> },
      { id: 'van', label: 'Varebil', picture: <CarSilhouette bodyType="van" color="white" /> },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Varebil' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Stasjonsvogn' })).not.toBeChecked()
  },
}
