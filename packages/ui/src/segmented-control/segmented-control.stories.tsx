import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SegmentedControl } from './segmented-control.tsx'

const seats = ['Alle', '2+', '4+', '5+', '7+', '9'].map((label) => ({ id: label, label }))

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guide: {
      do: [
        'For two to six answers of a word each, of which one always holds.',
        'Put them in the order of what they count.',
      ],
      dont: [
        "Don't change the page with it: Tabs.",
        "Don't use it where words are long or many: RadioGroup or Select.",
      ],
    },
  },
  args: { label: 'Antall seter', options: seats, defaultValue: 'Alle' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const One: Story = { args: { defaultValue: '7+' } }
export const WithHelp: Story = { args: { help: 'Fører medregnet.' } }
export const WithError: Story = { args: { error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}
export const UnderAHeading: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Antall seter' })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '2+' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked()
  },
}
