import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    guide: {
      do: ['Once a page, as the link to the start.', '`isSymbolOnly` below 40 px of room.'],
      dont: ["Don't recolour or stretch it.", "Don't use it as a spinner."],
    },
  },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Large: Story = { args: { heightPx: 64 } }
export const SignOnly: Story = { args: { isSymbolOnly: true, heightPx: 48 } }
