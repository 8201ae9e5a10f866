import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../stack/stack.tsx'
import { NumberPlate } from './number-plate.tsx'

const meta = {
  title: 'Components/NumberPlate',
  component: NumberPlate,
  parameters: {
    guide: {
      do: ['Use it wherever a member is to find the car by its plate.', 'Set the model before it.'],
      dont: [
        "Don't use it in a sentence or in a table of staff: there the plate is text.",
        "Don't put two in one row.",
      ],
    },
  },
  args: { number: 'EL12345' },
} satisfies Meta<typeof NumberPlate>
export default meta
type Story = StoryObj<typeof meta>

export const Packed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EL 12345')).toBeVisible()
  },
}
export const AlreadySpaced: Story = {
  args: { number: 'EL 12345' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EL 12345')).toBeVisible()
  },
}
/** Bought by its owner, or of another country. */
export const OfAnotherKind: Story = {
  args: { number: 'FJORD 7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FJORD 7')).toBeVisible()
  },
}
export const Heights: Story = {
  render: ({ number }) => (
    <Stack>
      {([22, 24, 32, 44] as const).map((heightPx) => (
        <Inline key={heightPx}>
          <NumberPlate number={number} heightPx={heightPx} />
          Peugeot e-208
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const plates = canvas.getAllByText('EL 12345').map((text) => text.parentElement?.getBoundingClientRect().height)
    await expect(plates).toEqual([22, 24, 32, 44])
  },
}
