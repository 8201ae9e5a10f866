import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock, LockOpen } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { HeroButton } from './hero-button.tsx'

const meta = {
  title: 'Components/HeroButton',
  component: HeroButton,
  parameters: {
    guide: {
      do: ['One on a screen, at the thumb: «Lås opp».', 'Say what goes on while it is done: «Låser …».'],
      dont: [
        "Don't use it for what costs or ends something: that is a quieter Button below it.",
        "Don't use it in forms and dialogs.",
      ],
    },
  },
  args: { icon: LockOpen, children: 'Lås opp', onPress: fn() },
} satisfies Meta<typeof HeroButton>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lås opp' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
/** Pressed again in haste, and kept in focus. */
export const Pending: Story = {
  args: { icon: Lock, children: 'Lås bilen', pendingText: 'Låser …' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Låser …' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
  },
}
/** Pressed twice by a cold thumb: the second press finds what the first one did. */
export const Done: Story = {
  args: { icon: LockOpen, children: 'Lås opp', doneText: 'Låst opp' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Låst opp' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const LongText: Story = {
  args: { children: 'Lås opp hoveddøra og bagasjerommet' },
  globals: { viewport: { value: 'phone' } },
}
