import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleX, Ellipsis, Phone } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { useLateOverlay } from '../late-overlay/use-late-overlay.ts'
import { ActionMenu, type ActionMenuProps } from './action-menu.tsx'

function AtAButton(props: ActionMenuProps) {
  const { button, overlay } = useLateOverlay('menu')
  return (
    <>
      <PlainIconButton {...button} icon={Ellipsis} label={props.label} />
      {overlay && <ActionMenu {...props} {...overlay} />}
    </>
  )
}

const meta = {
  title: 'Components/ActionMenu',
  component: ActionMenu,
  parameters: {
    guide: {
      do: ['For actions at a button that is drawn before anybody has fetched the menu.'],
      dont: ["Don't use it where the menu is there anyway: `MenuButton` is both in one."],
    },
  },
  render: (args) => <AtAButton {...args} />,
  args: {
    label: 'Meny for reservasjonen',
    entries: [
      { id: 'call', label: 'Ring oss', icon: Phone },
      { id: 'cancel', label: 'Avbestill', icon: CircleX, isDanger: true, startsGroup: true },
    ],
    onAction: fn(),
    trigger: { current: null },
    isOpen: false,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Press: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Avbestill' }))
    await expect(args.onAction).toHaveBeenCalledWith('cancel')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ring oss' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: args.label })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('cancel')
  },
}
