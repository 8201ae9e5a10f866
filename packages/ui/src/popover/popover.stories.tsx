import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    guide: {
      do: ['For a little more about the thing it hangs on.', 'It closes on Escape and on a press outside.'],
      dont: ["Don't put a form into it: Modal or a page.", "Don't let it hide what it explains."],
    },
  },
  args: {
    label: 'Om prisen',
    trigger: <Button variant="quiet">Hva er med i prisen?</Button>,
    children: 'Drivstoff, forsikring og bompenger er med.',
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog', { name: 'Om prisen' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const PressOutsideCloses: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <p>Ved siden av</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog', { name: 'Om prisen' })
    await userEvent.click(canvas.getByText('Ved siden av'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
