import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal, Zap } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../stack/stack.tsx'
import { Chip, RemovableChip, ToggleChip } from './chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: {
    guide: {
      do: [
        'A word or two, in a row of their kind.',
        '`Chip` opens, `ToggleChip` switches, `RemovableChip` takes away.',
        'Count what is chosen on the chip that opens it.',
      ],
      dont: ["Don't use it for the act of a screen: Button.", "Don't let a row of chips move when one is pressed."],
    },
  },
  args: { children: 'VALG', icon: SlidersHorizontal, onPress: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'VALG' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Counts: Story = {
  args: { count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /VALG\s*3/ })).toBeVisible()
  },
}
export const OnAMap: Story = { args: { isRaised: true } }

function Electric() {
  const [isOn, setIsOn] = useState(false)
  return (
    <ToggleChip icon={Zap} isSelected={isOn} onChange={setIsOn}>
      Elektrisk
    </ToggleChip>
  )
}
export const Toggles: Story = {
  render: () => <Electric />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Elektrisk' })).toHaveAttribute('aria-pressed', 'true')
  },
}

const removed = fn()
export const Removes: Story = {
  beforeEach: () => {
    removed.mockClear()
  },
  render: () => (
    <Inline gapPx={8}>
      <RemovableChip onRemove={removed}>Sjuseter</RemovableChip>
      <RemovableChip onRemove={removed}>Elektrisk</RemovableChip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern Sjuseter' }))
    await expect(removed).toHaveBeenCalledOnce()
  },
}
