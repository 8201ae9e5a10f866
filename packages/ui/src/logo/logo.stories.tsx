import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Large: Story = { args: { heightPx: 64 } }
export const SignOnly: Story = { args: { isSymbolOnly: true, heightPx: 48 } }
