import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../stack/stack.tsx'
import { CarTile } from './car-tile.tsx'

/** A photograph for the story: sky, road and a car's colour. */
const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270"><path fill="#9cc3df" d="M0 0h480v150H0z"/><path fill="#5d6a66" d="M0 150h480v120H0z"/><rect x="110" y="90" width="260" height="110" rx="40" fill="#b03a32"/></svg>',
)}`

const meta = {
  title: 'Components/CarTile',
  component: CarTile,
  parameters: {
    guide: {
      do: [
        'Set it before what a car is called, in lists and on its page.',
        'Give it the club’s photograph where there is one.',
      ],
      dont: ["Don't use it alone: to a screen reader it is nothing.", "Don't lay text or marks over it."],
    },
  },
  args: { bodyType: 'hatchback', color: 'blue' },
} satisfies Meta<typeof CarTile>
export default meta
type Story = StoryObj<typeof meta>

const sizeOf = (root: HTMLElement) => {
  const { width, height } = (root.querySelector('[aria-hidden]') as HTMLElement).getBoundingClientRect()
  return [width, height]
}

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(sizeOf(canvasElement)).toEqual([104, 76])
  },
}
export const Large: Story = {
  args: { size: 'large', bodyType: 'minibus', color: 'yellow' },
  play: async ({ canvasElement }) => {
    await expect(sizeOf(canvasElement)).toEqual([148, 96])
  },
}
export const Photograph: Story = {
  args: { photoUrl: photograph },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveProperty('complete', true))
    await expect(sizeOf(canvasElement)).toEqual([104, 76])
  },
}
export const PhotographMissing: Story = {
  args: { photoUrl: 'data:image/jpeg,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
    await expect(sizeOf(canvasElement)).toEqual([104, 76])
  },
}
export const InLittleRoom: Story = {
  decorators: [(Story) => <div style={{ width: 52 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(sizeOf(canvasElement)).toEqual([52, 38])
  },
}
export const Beside: Story = {
  render: () => (
    <Inline>
      {(['city', 'estate', 'suv', 'van', 'pickup'] as const).map((bodyType) => (
        <span key={bodyType} style={{ width: 104 }}>
          <CarTile bodyType={bodyType} color="green" />
        </span>
      ))}
    </Inline>
  ),
}
