import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatteryCharging, Camera, Navigation, Phone } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { ActionTile } from './action-tile.tsx'

const meta = {
  title: 'Components/ActionTile',
  component: ActionTile,
  parameters: {
    guide: {
      do: ['Three to six in a row, the likeliest first.', 'One word; the whole name goes to the screen reader.'],
      dont: [
        "Don't use it for the one act of the screen: that is a HeroButton.",
        "Don't fill a page with them: what is seldom done stands in a menu.",
      ],
    },
  },
  args: { icon: Camera, children: 'Skade', label: 'Meld skade', onPress: fn() },
} satisfies Meta<typeof ActionTile>
export default meta
type Story = StoryObj<typeof meta>

/** Large enough for a thumb, and done by Enter. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: 'Meld skade' })
    const { width, height } = tile.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalled()
  },
}
export const AsLink: Story = {
  args: { icon: Phone, children: 'Vakt', label: 'Vakt: ring nattevakten', href: 'tel:+4755000024' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vakt: ring nattevakten' })).toHaveAttribute(
      'href',
      'tel:+4755000024',
    )
  },
}
/** Four beside each other on the narrowest phone. */
export const InARow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8, maxWidth: 288 }}>
      <ActionTile icon={BatteryCharging}>Lading</ActionTile>
      <ActionTile icon={Navigation}>Vis vei</ActionTile>
      <ActionTile icon={Camera}>Skade</ActionTile>
      <ActionTile icon={Phone}>Vakt</ActionTile>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('button'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  },
}
