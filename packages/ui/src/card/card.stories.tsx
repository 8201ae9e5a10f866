import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'EL 12345, Toyota Corolla' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Large: Story = { args: { padding: 'large' } }
export const Bare: Story = { args: { padding: 'none' } }
