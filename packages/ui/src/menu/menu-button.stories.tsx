import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CircleUser, LogOut, Plus, RefreshCw } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { MenuButton } from './menu-button.tsx'

const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  parameters: {
    guide: {
      do: ['For what is seldom done with the thing it stands at.', 'The dangerous ones last, in a group of their own.'],
      dont: ["Don't hide the main act in it.", "Don't nest menus."],
    },
  },
  args: {
    label: 'Mer',
    onAction: fn(),
    entries: [
      { id: 'swap', label: 'Bytt bil', icon: RefreshCw, note: 'Samme tid, en annen bil' },
      { id: 'driver', label: 'Legg til fører', icon: Plus },
      { id: 'cancel', label: 'Avbestill', icon: Ban, isDanger: true, startsGroup: true },
    ],
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('driver')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const OwnTrigger: Story = {
  args: {
    label: 'Profil',
    trigger: <PlainIconButton icon={CircleUser} label="Profil" />,
    entries: [
      { id: 'profile', label: 'Min bruker', icon: CircleUser, href: '#profile' },
      { id: 'logout', label: 'Logg ut', icon: LogOut, startsGroup: true },
    ],
  },
}
