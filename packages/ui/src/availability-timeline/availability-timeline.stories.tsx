import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AvailabilityTimeline } from './availability-timeline.tsx'

const at = (hour: number) => new Date('2026-11-21T00:00:00+01:00').getTime() + hour * 3_600_000
const ticks = [16, 18, 20, 22, 24].map((hour) => ({ at: at(hour), label: String(hour) }))

const meta = {
  title: 'Components/AvailabilityTimeline',
  component: AvailabilityTimeline,
  parameters: {
    guide: {
      do: [
        'Say the same in words above it: «Ledig hele tiden», «Ledig 20:00–23:30, ikke fra 18:30».',
        'Show some hours around the choice, so that one sees where there is room.',
      ],
      dont: ["Don't use it to choose a time; nothing in it can be pressed.", "Don't draw more than seven ticks."],
    },
  },
  args: {
    label: 'Ledig hele tiden. Du har valgt 18:30–23:30. Opptatt 16:00–17:00.',
    shown: { start: at(16), end: at(24) },
    taken: [{ start: at(14), end: at(17) }],
    chosen: { start: at(18.5), end: at(23.5) },
    ticks,
  },
} satisfies Meta<typeof AvailabilityTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = {
  play: async ({ canvas, args }) => {
    const timeline = canvas.getByRole('img', { name: args.label })
    const [track] = timeline.children
    const [, taken, chosen] = [...(track?.children ?? [])].map((span) => span.getBoundingClientRect())
    const whole = timeline.getBoundingClientRect()
    await expect(Math.round((100 * (taken?.width ?? 0)) / whole.width)).toBe(13)
    await expect(Math.round((100 * ((chosen?.left ?? 0) - whole.left)) / whole.width)).toBe(31)
    await expect(Math.round((100 * (chosen?.width ?? 0)) / whole.width)).toBe(63)
  },
}
export const Partial: Story = {
  args: {
    label: 'Ledig 20:00–23:30, ikke fra 18:30.',
    taken: [
      { start: at(16), end: at(20) },
      { start: at(23.5), end: at(26) },
    ],
    chosen: { start: at(20), end: at(23.5) },
    ticks: ticks.map((tick) => ({ ...tick, isMarked: tick.label === '20' })),
  },
}
export const Taken: Story = {
  args: { label: 'Opptatt i hele perioden.', taken: [{ start: at(0), end: at(30) }], chosen: undefined },
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const right = canvasElement.querySelector('div')?.getBoundingClientRect().right ?? 0
    await expect(canvas.getByText('24').getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
  },
}
