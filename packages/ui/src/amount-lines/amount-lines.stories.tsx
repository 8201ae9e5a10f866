import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountLines } from './amount-lines.tsx'

const meta = {
  title: 'Components/AmountLines',
  component: AmountLines,
  parameters: {
    guide: {
      do: [
        "Give the lines as the server reckoned them; the total is the server's too.",
        'Same words from the first price to the invoice: Startpris, Leietid, Kilometer, Redusert egenandel.',
      ],
      dont: ["Don't add up in the browser.", "Don't repeat a total that stands above the lines."],
    },
  },
  args: {
    label: 'Pris',
    lines: [
      { description: 'Startpris', amount: '30\u00a0kr' },
      { description: 'Leietid', reckoning: '5\u00a0t × 39\u00a0kr', amount: '195\u00a0kr' },
      { description: 'Kilometer', reckoning: '50\u00a0km × 3,40\u00a0kr', amount: '170\u00a0kr' },
      { description: 'Redusert egenandel', reckoning: '5\u00a0t × 5\u00a0kr', amount: '25\u00a0kr' },
    ],
  },
} satisfies Meta<typeof AmountLines>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pris' })
    await expect(table).toHaveTextContent(/Startpris30\skrLeietid, 5\st × 39\skr195\skr/)
    await expect(canvas.getByRole('row', { name: /^Kilometer, 50\skm × 3,40\skr 170\skr$/ })).toBeVisible()
  },
}
export const WithTotal: Story = {
  args: { total: { label: 'Anslått', amount: '420\u00a0kr', covers: '5\u00a0t · 50\u00a0km' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Anslått 420\skr 5\st · 50\skm$/ })).toBeVisible()
  },
}
export const Narrow: Story = {
  args: { total: { label: 'Totalt', amount: '10\u00a0420,50\u00a0kr' } },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}
