import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DateCalendar } from './date-calendar.tsx'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'

// Only what the stories type; the rule itself is the caller's.
const parseText = (text: string) => {
  const [, day, month, year] = /^(\d{2})\.?(\d{2})\.?(\d{4})$/.exec(text.trim()) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

function Controlled({ onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  const change = (day: string | null) => {
    onChange(day)
    setValue(day)
  }
  return <DatePicker {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: {
    guide: {
      do: [
        'Always let the date be typed: «24.12.2026» and «24122026» both work.',
        'Say the first and last day that can be chosen, through `minDate` and `maxDate`.',
      ],
      dont: [
        "Don't take away what was typed because it is wrong: say so at the field.",
        "Don't use it for a birthday, which is known by heart: TextField.",
      ],
    },
  },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Fra dato',
    value: '2026-12-17',
    minDate: '2026-12-10',
    maxDate: '2027-02-10',
    parseText,
    onChange: fn(),
    onTextCommit: fn(),
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const WithError: Story = { args: { value: null, error: 'Dato må fylles ut (DD.MM.YYYY/DDMMYYYY)' } }
/** The month by itself, where it is always open. */
export const CalendarAlone: Story = {
  render: ({ value, minDate, maxDate, onChange }) => (
    <DateCalendar label="Fra dato" value={value} minDate={minDate} maxDate={maxDate} onChange={onChange} />
  ),
}
export const Disabled: Story = { args: { isDisabled: true } }

const type = (typed: string): Story['play'] => {
  const play: Story['play'] = async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fra dato' })
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    await userEvent.tab()
  }
  return play
}

export const TypedDigits: Story = {
  play: async (context) => {
    await type('24122026')?.(context)
    await expect(context.args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(context.canvas.getByRole('textbox')).toHaveValue('24.12.2026')
  },
}
export const TypedTooEarlyStays: Story = {
  play: async (context) => {
    await type('01.12.2026')?.(context)
    await expect(context.args.onChange).toHaveBeenLastCalledWith(null)
    await expect(context.args.onTextCommit).toHaveBeenLastCalledWith('01.12.2026')
    await expect(context.canvas.getByRole('textbox')).toHaveValue('01.12.2026')
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Velg dato, Fra dato' }))
    await screen.findByRole('dialog', { name: 'Velg dato' })
    await expect(screen.getByRole('heading', { name: /desember 2026/i })).toBeVisible()
  },
}
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Velg dato, Fra dato' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await waitFor(() => expect(screen.getByRole('button', { name: /17\. desember 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
