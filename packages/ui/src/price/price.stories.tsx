import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: {
    guide: {
      do: [
        'Say what the amount covers, or what comes on top: «5 t · 50 km», «+ 3,40 kr/km».',
        'Call it «Anslått» where kilometres can change it, «Totalt» only after the trip.',
      ],
      dont: ["Don't write «fra» before it.", "Don't count up to it: a new price takes the old one's place."],
    },
  },
  args: { label: 'Anslått', amount: '420\u00a0kr', covers: '5\u00a0t · 50\u00a0km', joint: ' · ' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Anslått 420\skr · 5\st · 50\skm$/)
  },
}
export const WithoutEstimate: Story = {
  args: { label: undefined, amount: '250\u00a0kr', covers: '+ 3,40\u00a0kr/km', joint: ' ' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/250\skr \+ 3,40\skr\/km/),
}
export const Large: Story = { args: { size: 'large', align: 'end' } }
export const Display: Story = { args: { size: 'display', label: undefined, covers: 'anslått for 5 timer og 50 km' } }
export const Final: Story = {
  args: { label: 'Totalt', amount: '10\u00a0420,50\u00a0kr', covers: '', joint: '' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Totalt 10\s420,50\skr$/),
}
