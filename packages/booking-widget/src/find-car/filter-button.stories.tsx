import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilterButton } from './filter-button.tsx'
import { createFindCarControl } from './model.ts'

const meta = {
  title: 'Booking/FilterButton',
  component: FilterButton,
  parameters: {
    guide: {
      do: ['Count what is chosen.', 'The same words for the sign and for a screen reader.'],
      dont: ["Don't count what everybody has from the start."],
    },
  },
  args: { control: createFindCarControl() },
  argTypes: { control: { control: false } },
} satisfies Meta<typeof FilterButton>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const TwoChosen: Story = {
  render: () => {
    const control = createFindCarControl()
    control.countFilters(2)
    return <FilterButton control={control} />
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'VALG 2' })).toBeVisible(),
}
