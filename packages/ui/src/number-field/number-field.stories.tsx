import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      do: ['For small counts where a step is natural: seats, days.', 'Say the unit in the label: «Antall kilometer».'],
      dont: [
        "Don't use it for phone numbers, codes or years: TextField.",
        "Don't forbid typing what is out of bounds; say it at the field.",
      ],
    },
  },
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
export const LabelForScreenReaders: Story = {
  args: { isLabelHidden: true, formatOptions: { style: 'unit', unit: 'kilometer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Antall kilometer' })).toHaveValue('30 km')
  },
}
export const WithHelp: Story = { args: { help: 'Et anslag holder.' } }
export const WithError: Story = { args: { error: 'Kan bare inneholde tall' } }
export const Disabled: Story = { args: { isDisabled: true } }
