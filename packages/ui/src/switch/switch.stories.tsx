import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    guide: {
      do: ['For what takes effect at once: «Varsler».', 'Name the thing, not its state; the switch says on or off.'],
      dont: ["Don't use it in a form with a button: Checkbox.", "Don't write «på» and «av» beside it."],
    },
  },
  args: { children: 'Redusert egenandel' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}
export const On: Story = { args: { defaultSelected: true, note: 'Du betaler mindre om bilen blir skadet.' } }
export const Disabled: Story = { args: { isDisabled: true } }
