import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ChoiceMenu, type ChoiceMenuProps } from './choice-menu.tsx'

function AtAButton(props: ChoiceMenuProps<string>) {
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [value, setValue] = useState(props.value)
  const chosen = props.options.find(({ id }) => id === value)?.label
  return (
    <>
      <span ref={trigger}>
        <Button variant="quiet" icon={ArrowUpDown} aria-haspopup="menu" onPress={() => setIsOpen(true)}>
          {chosen}
        </Button>
      </span>
      <ChoiceMenu
        {...props}
        value={value}
        onChoose={setValue}
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}

const meta = {
  title: 'Components/ChoiceMenu',
  component: ChoiceMenu<string>,
  parameters: {
    guide: {
      do: ['For a choice of one that is seldom changed, at a quiet button that says what is chosen.'],
      dont: ["Don't use it in a form: there a `Select` says what is chosen.", "Don't put actions into it."],
    },
  },
  render: (args) => <AtAButton {...args} />,
  args: {
    label: 'Sorter etter',
    options: [
      { id: 'nearest', label: 'Nærmest' },
      { id: 'cheapest', label: 'Lavest totalpris' },
    ],
    value: 'nearest',
    onChoose: () => undefined,
    trigger: { current: null },
    isOpen: false,
    onOpenChange: () => undefined,
  },
} satisfies Meta<typeof ChoiceMenu<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const nearest = await screen.findByRole('menuitemradio', { name: 'Nærmest' })
    await waitFor(() => expect(nearest).toHaveFocus())
    await expect(nearest).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lavest totalpris' })).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
