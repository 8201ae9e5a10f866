import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      do: ['For looking in what is on the screen.', 'Escape empties it.'],
      dont: [
        "Don't use it for choosing one of a list: ComboBox.",
        "Don't search at each key over the network; wait 250 ms.",
      ],
    },
  },
  args: { label: 'Søk i reservasjoner' },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Navn, reg.nr eller nummer' } }
export const Filled: Story = {
  args: { defaultValue: 'EL 12345' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Søk i reservasjoner' })
    await expect(box).toHaveAttribute('placeholder', 'Søk i reservasjoner')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
