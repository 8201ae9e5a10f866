import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      do: [
        'A few words more about a control, on hover and on focus.',
        'Same words as the accessible name where the control is a sign.',
      ],
      dont: ["Don't let it be the only place of a fact: a finger can't hover.", "Don't put links or buttons into it."],
    },
  },
  args: { text: 'Ring nattvakten', children: <PlainIconButton icon={Phone} label="Nattvakt" /> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ring nattvakten')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
/** The mouse rests on the control; it goes when the mouse does. */
export const OnHover: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Nattvakt' })
    // Whoever used keys last has to move the mouse before it counts.
    await userEvent.hover(canvasElement)
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip', {}, { timeout: 5000 })).toHaveTextContent('Ring nattvakten')
    await expect(button).toHaveAccessibleDescription('Ring nattvakten')
    await userEvent.unhover(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}
