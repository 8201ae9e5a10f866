import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      do: [
        'Where the layout to come is known; same size as what comes.',
        'Say «Laster …» once, as its label or beside the whole.',
      ],
      dont: ["Don't show it for under 200 ms.", "Don't put it where nothing may come: EmptyState needs its own place."],
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: 240 } }
export const CarRow: Story = {
  render: () => (
    <Stack gapPx={8}>
      <Skeleton width={160} heightPx={72} />
      <Skeleton width="70%" />
      <Skeleton width="40%" heightPx={16} />
    </Stack>
  ),
}
export const Labelled: Story = {
  args: { label: 'Laster biler', lines: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster biler')
  },
}
