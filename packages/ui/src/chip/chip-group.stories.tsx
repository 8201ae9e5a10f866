import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChipGroup } from './chip-group.tsx'

const meta = {
  title: 'Components/ChipGroup',
  component: ChipGroup,
  parameters: {
    guide: {
      do: ['For filters: short words, any number of them.'],
      dont: ["Don't use it where exactly one holds: SegmentedControl or RadioGroup."],
    },
  },
  args: {
    label: 'Drivstoff',
    options: ['Elektrisk', 'Hybrid', 'Bensin', 'Diesel'].map((label) => ({ id: label, label })),
    defaultValue: ['Elektrisk'],
  },
} satisfies Meta<typeof ChipGroup>
export default meta
type Story = StoryObj<typeof meta>

export const OneChosen: Story = {}
export const WithHelp: Story = { args: { help: 'Flere gir flere biler.' } }
export const WithError: Story = { args: { error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Drivstoff' })).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Hybrid' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Hybrid' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Elektrisk' })).toBeChecked()
  },
}
