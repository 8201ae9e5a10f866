import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarFront, Key, MapPin } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    guide: {
      do: [
        'Import by name from lucide-react, so that only used ones are bundled.',
        'Leave `label` out where the text beside it says the same.',
      ],
      dont: [
        "Don't colour it by itself; it takes the colour of its text.",
        "Don't draw another icon for a thing that has one.",
      ],
    },
  },
  args: { of: CarFront },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {
  render: (args) => (
    <p>
      <Icon {...args} /> <Icon of={Key} /> <Icon of={MapPin} sizePx={28} /> Toyota Yaris
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}
export const WithAName: Story = {
  args: { label: 'Elbil' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Elbil' })).toBeVisible(),
}
