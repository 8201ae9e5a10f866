import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { TimeSelect, type TimeSelectProps } from './time-select.tsx'

const halfHours = Array.from({ length: 49 }, (_, slot) => {
  const label = `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
  return { id: label, label, isDisabled: slot < 16 }
})

function Controlled(props: TimeSelectProps) {
  const [value, setValue] = useState(props.value)
  return <TimeSelect {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/TimeSelect',
  component: TimeSelect,
  parameters: {
    guide: {
      do: [
        'Give the slots that the rule allows, in order: «12:00», «12:30».',
        'Times are written «12:30», never «12.30» or «kl 12».',
      ],
      dont: ["Don't make slots up in the browser.", "Don't use it for a length of time: NumberField or Select."],
    },
  },
  render: (args) => <Controlled {...args} />,
  args: { label: 'Klokken', options: halfHours, value: '14:30', onChange: () => undefined },
} satisfies Meta<typeof TimeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const WithError: Story = { args: { error: 'Velg et senere tidspunkt' } }
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('15:30'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const PastSlotsClosed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: '07:30' })).toHaveAttribute('aria-disabled', 'true')
  },
}
