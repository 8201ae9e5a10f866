import type { Meta, StoryObj } from '@storybook/react-vite'
import { Key, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    guide: {
      do: [
        'Name the act with a verb: «Reserver», «Avslutt turen», «Prøv igjen».',
        'One `primary` on a screen; the rest are `secondary` or `quiet`.',
        'Set `isPending` while it is sent: it keeps its width and its focus.',
      ],
      dont: [
        "Don't write «OK», «Send» or «Klikk her».",
        "Don't use it to go somewhere: that is LinkButton.",
        "Don't disable it without saying why beside it.",
      ],
    },
  },
  args: { children: 'Reserver bil', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { children: 'Bytt bil' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Vis prisliste' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Avbestill', icon: Trash2 } }
export const WithIcon: Story = { args: { variant: 'primary', children: 'Lås opp', icon: Key } }
export const Disabled: Story = { args: { variant: 'primary', isDisabled: true } }
export const QuietDisabled: Story = { args: { variant: 'quiet', isDisabled: true } }
export const Wide: Story = { args: { variant: 'primary', isWide: true } }
export const Small: Story = { args: { isSmall: true, children: 'Endre' } }
export const Large: Story = {
  args: { variant: 'primary', isWide: true, isLarge: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(56)
  },
}
export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
