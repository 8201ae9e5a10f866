import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Inline } from '../stack/stack.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      do: ['Set the name beside it, in words.', 'Use it where persons stand in a row, or for who is logged in.'],
      dont: ["Don't let it stand alone: two persons share initials.", "Don't use it for a club or a membership."],
    },
  },
  args: { name: 'Kari Nordmann' },
  render: (args) => (
    <Inline gapPx={12}>
      <Avatar {...args} />
      {args.name}
    </Inline>
  ),
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const TwoNames: Story = {
  play: async ({ canvas }) => {
    const circle = canvas.getByText('KN')
    await expect(circle).toHaveAttribute('aria-hidden', 'true')
    const { width, height } = circle.getBoundingClientRect()
    await expect([width, height]).toEqual([40, 40])
  },
}
export const OneName: Story = {
  args: { name: 'Åse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Å')).toBeVisible()
  },
}
/** The first and the last are enough of however many. */
export const LongName: Story = {
  args: { name: 'Anne-Margrethe Elisabeth von Hohenlinden-Bjørnstad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AH')).toBeVisible()
  },
}
/** The frame around it says how large it is there. */
export const InALine: Story = {
  decorators: [(Story) => <div style={{ '--delebil-avatar': '24px' } as CSSProperties}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('KN').getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
  },
}
