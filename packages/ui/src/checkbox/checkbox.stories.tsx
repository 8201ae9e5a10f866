import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      do: ['Say yes to a whole sentence: «Jeg godtar vilkårene».', 'It is sent with the form.'],
      dont: [
        "Don't use it for what takes effect at once: Switch.",
        "Don't write it in the negative: «Ikke send meg e-post».",
      ],
    },
  },
  args: { children: 'Skjul biler som er opptatt' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultSelected: true } }
export const Mixed: Story = { args: { isIndeterminate: true } }
export const Invalid: Story = { args: { isInvalid: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }
