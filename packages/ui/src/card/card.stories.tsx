import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    guide: {
      do: [
        'One thing in one card, with its heading first.',
        '`as="section"` with `aria-labelledby` where it is a part of the page.',
      ],
      dont: ["Don't put cards into cards.", "Don't make the whole card a link with buttons inside."],
    },
  },
  args: { children: 'EL 12345, Toyota Corolla' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Large: Story = { args: { padding: 'large' } }
export const Bare: Story = { args: { padding: 'none' } }
