import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Antall kilometer', defaultValue: 30, minValue: 0, step: 10 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Øk|forhøy/i }))
    await expect(canvas.getByRole('textbox')).toHaveValue('40')
  },
}
export const WithHelp: Story = { args: { help: 'Et anslag holder.' } }
export const WithError: Story = { args: { error: 'Kan bare inneholde tall' } }
export const Disabled: Story = { args: { isDisabled: true } }
