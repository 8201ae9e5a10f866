import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CarSilhouette } from '../car-silhouette/car-silhouette.tsx'
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
      do: [
        'Give the group a label that asks: «Hva slags bil?»',
        'Keep the order the same wherever the group stands.',
        'Give all choices a picture where they are told apart by sight: kinds of cars.',
      ],
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

const kinds = [
  { id: 'hatchback', label: 'Småbil', picture: <CarSilhouette bodyType="hatchback" color="red" /> },
  { id: 'estate', label: 'Stasjonsvogn', picture: <CarSilhouette bodyType="estate" color="blue" /> },
  { id: 'suv', label: 'SUV', picture: <CarSilhouette bodyType="suv" color="green" /> },
  { id: 'minibus', label: 'Sjuseter', picture: <CarSilhouette bodyType="minibus" color="yellow" /> },
  { id: 'van', label: 'Varebil', picture: <CarSilhouette bodyType="van" color="white" /> },
  { id: 'pickup', label: 'Pickup', picture: <CarSilhouette bodyType="pickup" color="orange" />, isDisabled: true },
]
export const ByPicture: Story = {
  args: { label: 'Biltype', options: kinds, defaultValue: ['minibus'] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const van = canvas.getByRole('checkbox', { name: 'Varebil' })
    const card = van.closest('label') as HTMLElement
    const size = () => [card.offsetWidth, card.offsetHeight, card.offsetLeft, card.offsetTop]
    const before = size()
    await userEvent.click(van)
    await expect(van).toBeChecked()
    await expect(size()).toEqual(before)
    await expect(canvas.getByRole('checkbox', { name: 'Sjuseter' })).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Sjuseter' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Pickup' })).toBeDisabled()
  },
}
