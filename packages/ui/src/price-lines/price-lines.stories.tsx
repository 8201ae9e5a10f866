import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceLines } from './price-lines.tsx'

const kroner = new Intl.NumberFormat('nb-NO', { style: 'currency', currency: 'NOK' })

const meta = {
  title: 'Components/PriceLines',
  component: PriceLines,
  parameters: {
    guide: {
      do: [
        "Give the lines as the server reckoned them; the total is the server's too.",
        'Kroner with «kr» after: «1 249,50 kr».',
      ],
      dont: ["Don't add up in the browser.", "Don't hide fees behind «fra»."],
    },
  },
  args: {
    label: 'Pris',
    formatNok: (ore) => kroner.format(ore / 100),
    totalOre: 70400,
    lines: [
      { description: 'Leie, Toyota Corolla', quantity: 8, unit: 'timer', unitPriceOre: 4900, totalOre: 39200 },
      { description: 'Kilometer 0–50', quantity: 50, unit: 'km', unitPriceOre: 390, totalOre: 19500 },
      { description: 'Redusert egenandel', quantity: 1, unit: 'døgn', unitPriceOre: 7900, totalOre: 7900 },
      { description: 'Startgebyr', quantity: 1, unit: 'tur', unitPriceOre: 3800, totalOre: 3800 },
    ],
  },
} satisfies Meta<typeof PriceLines>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Estimated: Story = { args: { totalText: 'Anslått', covers: '8 t · 50 km' } }
export const OneLine: Story = {
  args: {
    lines: [{ description: 'Leie', quantity: 1, unit: 'time', unitPriceOre: 4900, totalOre: 4900 }],
    totalOre: 4900,
  },
}
