import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SaveButton } from './save-button.tsx'

const meta = {
  title: 'Components/SaveButton',
  component: SaveButton,
  parameters: {
    guide: {
      do: [
        'Where a form is saved again and again: it says «Lagre» and then «Lagret».',
        'It stays where it is and keeps the focus.',
      ],
      dont: ["Don't use it for what can't be taken back.", "Don't show a toast beside it; it is its own receipt."],
    },
  },
  args: { isSaved: false },
} satisfies Meta<typeof SaveButton>
export default meta
type Story = StoryObj<typeof meta>

export const Unsaved: Story = {}
export const Saved: Story = { args: { isSaved: true } }

function Saves() {
  const [isSaved, setIsSaved] = useState(false)
  return <SaveButton isSaved={isSaved} onPress={() => setIsSaved(true)} />
}
export const KeepsTheFocus: Story = {
  render: () => <Saves />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Lagre' }).focus()
    await userEvent.keyboard('{Enter}')
    const saved = await canvas.findByRole('button', { name: 'Lagret' })
    await expect(saved).toHaveFocus()
    await expect(saved).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Saving: Story = { args: { isPending: true } }
