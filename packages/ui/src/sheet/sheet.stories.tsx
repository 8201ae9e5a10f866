import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { vars } from '../theme/index.ts'
import { Sheet, type SheetProps } from './sheet.tsx'

function OverMap(props: SheetProps) {
  const [position, setPosition] = useState(props.position)
  return (
    <div style={{ position: 'relative', height: 640, overflow: 'hidden', background: vars.color.primarySoft }}>
      <Sheet {...props} position={position} onPositionChange={setPosition} />
    </div>
  )
}

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: {
    isFlush: true,
    guide: {
      do: [
        'On a phone, over a map: three heights, moved by finger, button or arrow keys.',
        'What matters most stands in its lowest position.',
      ],
      dont: ["Don't use it where the page has room beside.", "Don't put a modal's question into it."],
    },
    docs: { story: { inline: false } },
  },
  render: (args) => <OverMap {...args} />,
  args: {
    label: 'Ledige biler',
    position: 'peek',
    onPositionChange: () => undefined,
    header: <strong>12 ledige biler i nærheten</strong>,
    children: (
      <Stack gapPx={8}>
        {['Møhlenpris', 'Danmarks plass', 'Sandviken', 'Nesttun', 'Åsane', 'Fyllingsdalen'].map((place) => (
          <Card key={place}>
            {place} <Button isSmall>Vis</Button>
          </Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Peek: Story = {}
export const Half: Story = { args: { position: 'half' } }
export const Full: Story = { args: { position: 'full' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Ledige biler' })
    const handle = canvas.getByRole('button', { name: 'Vis mer: Ledige biler' })
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(region).toHaveAttribute('data-position', 'half')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(region).toHaveAttribute('data-position', 'full')
    await expect(handle).toHaveAccessibleName('Vis mindre: Ledige biler')
    await userEvent.keyboard('{End}')
    await expect(region).toHaveAttribute('data-position', 'peek')
    // What is out of sight is out of the tab order.
    await userEvent.tab()
    await expect(region).not.toContainElement(region.ownerDocument.activeElement as HTMLElement)
  },
}

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const handle = canvas.getByRole('button', { name: /Vis mer/ })
    const from = handle.getBoundingClientRect().top + 10
    const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 100, clientY })
    // A made-up pointer cannot be captured.
    region.setPointerCapture = () => undefined
    await fireEvent.pointerDown(handle, at(from))
    await fireEvent.pointerMove(handle, at(from - 40))
    await expect(region).toHaveAttribute('data-dragging')
    await fireEvent.pointerMove(handle, at(from - 300))
    await new Promise((resolve) => setTimeout(resolve, 150))
    await fireEvent.pointerUp(handle, at(from - 300))
    await expect(region).toHaveAttribute('data-position', 'half')
  },
}

/** A finger on the list moves the sheet, and what it lay on is not pressed; a mouse there moves nothing. */
export const MovedByItsContent: Story = {
  args: { isMovedByContent: true, position: 'half', stops: { peek: '96px', half: '40%', full: '75%' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    region.setPointerCapture = () => undefined
    const [button] = canvas.getAllByRole('button', { name: 'Vis' })
    if (!button) throw new Error('The list has no button.')
    const pressed = fn()
    button.addEventListener('click', pressed)
    const move = async (pointerType: string) => {
      const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 100, clientY, pointerType })
      await fireEvent.pointerDown(button, at(500))
      await fireEvent.pointerMove(button, at(460))
      await fireEvent.pointerMove(button, at(260))
      const heightPx = region.getBoundingClientRect().height
      await fireEvent.pointerUp(button, at(260))
      await fireEvent.click(button)
      return heightPx
    }
    await expect(await move('mouse')).toBe(256)
    await expect(region).toHaveAttribute('data-position', 'half')
    await expect(pressed).toHaveBeenCalledTimes(1)
    await expect(await move('touch')).toBe(480)
    await expect(region).toHaveAttribute('data-position', 'full')
    await expect(pressed).toHaveBeenCalledTimes(1)
  },
}
