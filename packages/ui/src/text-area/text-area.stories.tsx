import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      do: ["For a note in one's own words; let it grow.", 'Say how long it may be before the limit is met.'],
      dont: ["Don't use it for one line: TextField.", "Don't cut off what was pasted; say it is too long."],
    },
  },
  args: { label: 'Melding' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Skriv her', isOptional: true } }
export const WithHelp: Story = { args: { help: 'Fortell hva som skjedde.', defaultValue: 'Første linje\nAndre linje' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kan ikke endres' } }
export const WithError: Story = {
  args: { error: 'Må fylles ut' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Melding' })
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText('Må fylles ut')).toBeVisible()
    await userEvent.type(area, 'En linje{enter}en til')
    await expect(area).toHaveValue('En linje\nen til')
  },
}
