import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RangeSlider, Slider } from './slider.tsx'

const meta = {
  title: 'Components/Slider',
  component: RangeSlider,
  parameters: {
    guide: {
      do: [
        'Where about right is good enough: distance, price up to.',
        'Show the value in words beside it: «Inntil 500 m».',
      ],
      dont: ["Don't use it for exact values: NumberField.", "Don't set a range so wide that one step can't be hit."],
    },
  },
  args: { label: 'Seter', minValue: 1, maxValue: 9, defaultValue: [1, 9] },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const AllSeats: Story = {}
export const FiveToSeven: Story = {
  args: { defaultValue: [4, 7], formatRange: (from, to) => `${from}–${to} seter` },
  play: async ({ canvas, userEvent }) => {
    const [lowest] = canvas.getAllByRole('slider')
    lowest?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('5–7 seter')).toBeVisible()
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const OneValue: Story = {
  render: () => (
    <Slider
      label="Kilometer"
      minValue={0}
      maxValue={500}
      step={10}
      defaultValue={120}
      formatValue={(km) => `${km} km`}
    />
  ),
}
