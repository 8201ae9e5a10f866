import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guide: {
      do: [
        'A label above, always; an example below: «For eksempel 912 34 567».',
        'Check when the field is left, not at each key.',
      ],
      dont: [
        "Don't let the placeholder be the label.",
        "Don't empty a field because its content is wrong.",
        "Don't write «Ugyldig»: say what is expected.",
      ],
    },
  },
  args: { label: 'E-post' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'navn@eksempel.no' } }
export const Filled: Story = { args: { defaultValue: 'medlem@delebil.test', icon: Mail } }
export const WithHelp: Story = { args: { help: 'Vi sender kvittering hit.' } }
export const Optional: Story = { args: { label: 'Notat', isOptional: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'medlem@delebil.test' } }
export const WithError: Story = {
  args: { defaultValue: 'medlem@', error: 'Ugyldig format på epost' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-post' })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription('Ugyldig format på epost')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-required', 'true'),
}
export const Password: Story = {
  args: { label: 'Passord', type: 'password', defaultValue: 'delebil-demo', autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passord')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Vis passord' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Skjul passord' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
