import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, Lock, LockOpen, TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { StatusLine } from './status-line.tsx'

const meta = {
  title: 'Components/StatusLine',
  component: StatusLine,
  parameters: {
    guide: {
      do: [
        'One on a screen, in one place, for as long as the screen is there.',
        'Say how it is («Bilen er låst»), with the sign that goes with it.',
      ],
      dont: [
        "Don't put a second beside it: the new takes the place of the old.",
        "Don't say errors in it; they stand where they can be mended.",
      ],
    },
  },
  args: { icon: LockOpen, tone: 'good', children: 'Bilen er låst opp' },
} satisfies Meta<typeof StatusLine>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Warning: Story = { args: { icon: Clock, tone: 'warning', children: 'Skulle vært levert 20:00' } }
export const Danger: Story = { args: { icon: TriangleAlert, tone: 'danger', children: 'Avbestilt' } }
export const Neutral: Story = { args: { icon: WifiOff, tone: 'neutral', children: 'Du er offline' } }
export const LongText: Story = {
  args: { children: 'Turen er avsluttet, og skaden er meldt. Klubben tar kontakt med deg om skaden i løpet av dagen.' },
  globals: { viewport: { value: 'phone' } },
}

function Car() {
  const [isLocked, setIsLocked] = useState(false)
  return (
    <Stack gapPx={8}>
      <StatusLine icon={isLocked ? Lock : LockOpen} tone="good">
        {isLocked ? 'Bilen er låst' : 'Bilen er låst opp'}
      </StatusLine>
      <Button onPress={() => setIsLocked(!isLocked)}>{isLocked ? 'Lås opp' : 'Lås bilen'}</Button>
    </Stack>
  )
}
/** The region stays, so that it is read out; what it said before is gone. */
export const Replaced: Story = {
  render: () => <Car />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Lås bilen' }))
    await expect(canvas.getByRole('status')).toBe(line)
    await expect(line).toHaveTextContent(/^Bilen er låst$/)
  },
}
