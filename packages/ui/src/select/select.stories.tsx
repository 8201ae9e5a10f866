import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Select, type SelectProps } from './select.tsx'

const sortings = [
  { id: 'distance', label: 'Nærmest først' },
  { id: 'price', label: 'Billigst først' },
  { id: 'availability', label: 'Ledig først' },
  { id: 'model', label: 'Modell A–Å' },
]

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return <Select {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    guide: {
      do: ['For five to about ten known answers.', 'Its label stays when one is chosen.'],
      dont: ["Don't use it for two: RadioGroup.", "Don't start empty where one is usual."],
    },
  },
  render: (args) => <Controlled {...args} />,
  args: { label: 'Sortering', options: sortings, value: 'distance', onChange: () => undefined },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { icon: ArrowDownUp } }
export const Placeholder: Story = { args: { value: null, placeholder: 'Velg sortering' } }
export const WithError: Story = { args: { value: null, placeholder: 'Velg sortering', error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Billigst først'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
  },
}
