import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      do: [
        'Ask by the act: «Avbestille reservasjonen?», and answer by it: «Avbestill».',
        'Say what is lost and what it costs.',
      ],
      dont: [
        "Don't ask about what can be undone.",
        "Don't answer «Ja» and «Nei», or «OK» and «Avbryt» to a question about «avbestill».",
      ],
    },
    docs: { story: { inline: false } },
  },
  args: { isOpen: true, onConfirm: fn(), onCancel: fn(), children: 'Bildet av skaden blir borte for alle.' },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Bekreft sletting' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const OwnWords: Story = {
  args: {
    heading: 'Avbestille reservasjonen?',
    confirmText: 'Avbestill',
    cancelText: 'Behold',
    children: 'Du må betale avbestillingsgebyr; 50% av timene som faller innenfor de neste 48 timer.',
  },
}
export const NothingLost: Story = {
  args: { heading: 'Start nå?', confirmText: 'Start nå', isDanger: false, children: 'Turen begynner med én gang.' },
}
export const Pending: Story = { args: { isPending: true } }
