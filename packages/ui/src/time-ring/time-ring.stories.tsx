import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeRing } from './time-ring.tsx'

const meta = {
  title: 'Components/TimeRing',
  component: TimeRing,
  parameters: {
    guide: {
      do: [
        'For the one time that matters on a screen: how long until the car is to be back.',
        'Say the end in words beside it; the ring is a picture of them.',
      ],
      dont: [
        "Don't use it for a share of anything but time.",
        "Don't let it run by itself: it moves when the text does.",
      ],
    },
  },
  args: { time: '2 t 14 min', caption: 'igjen av turen', sentence: '2 t 14 min igjen av turen.', share: 0.45 },
} satisfies Meta<typeof TimeRing>
export default meta
type Story = StoryObj<typeof meta>

const arcs = (element: HTMLElement) => [...element.querySelectorAll('circle')]

/** Read as one sentence, and drawn as long as the share that is left. */
export const UnderWay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 t 14 min igjen av turen.')).toBeInTheDocument()
    await expect(canvas.getByText('2 t 14 min').closest('[aria-hidden]')).not.toBeNull()
    const [, left] = arcs(canvasElement)
    await expect(left?.style.strokeDasharray).toBe('33.75, 100')
  },
}
export const Begun: Story = { args: { share: 1.2, time: '23 t 59 min', sentence: '23 t 59 min igjen av turen.' } }
/** Nothing of the time is left, not even a dot. */
export const Late: Story = {
  args: { share: -1, time: '20 min', caption: 'over tiden', sentence: '20 min over tiden.', isLate: true },
  play: async ({ canvasElement }) => {
    await expect(arcs(canvasElement)).toHaveLength(1)
  },
}
export const LongText: Story = {
  args: { time: '12 d 23 t', caption: 'til turen begynner hos Nygårdsgaten', sentence: 'Turen begynner om 12 d 23 t.' },
}
/** A screen half as wide as the ring. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 120 }}>
      <TimeRing {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg')
    await expect(svg?.getBoundingClientRect().width).toBeLessThanOrEqual(120)
  },
}
