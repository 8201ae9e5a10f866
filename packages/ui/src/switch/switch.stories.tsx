import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = { title: 'Components/Switch', component: Switch, args: { children: 'Redusert egenandel' } } satisfies Meta<
  typeof Switch
>
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
