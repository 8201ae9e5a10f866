import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocateFixed, Pencil } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      do: [
        'Only for signs that everyone knows: close, back, more.',
        'Its `label` is what the button does: «Lukk», «Tilbake».',
      ],
      dont: [
        "Don't use it for the main act of a screen.",
        "Don't have three in a row without text; a MenuButton is clearer.",
      ],
    },
  },
  args: { icon: Pencil, label: 'Endre notat' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Floating: Story = { args: { icon: LocateFixed, label: 'Min posisjon', variant: 'floating' } }
export const Disabled: Story = { args: { isDisabled: true } }
