import type { Meta, StoryObj } from '@storybook/react-vite'
import { History, MapPin } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboBox } from './combo-box.tsx'

const places = [
  { id: 'mohlenpris', label: 'Møhlenpris', note: 'Bergen sentrum', icon: History },
  { id: 'danmarksplass', label: 'Danmarks plass', note: 'Bergen', icon: MapPin },
  { id: 'sandviken', label: 'Sandviken', note: 'Bergenhus', icon: MapPin },
  { id: 'nesttun', label: 'Nesttun', note: 'Fana', icon: MapPin },
]

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      do: [
        'Use it where there are more than about ten, or where the member knows the word.',
        'Show recent choices first, with their own icon.',
        'Say «Ingen treff» in the list, not below it.',
      ],
      dont: [
        "Don't use it for five known answers: Select or RadioGroup.",
        "Don't empty what was typed when nothing was found.",
      ],
    },
  },
  args: { label: 'Sted', options: places, icon: MapPin, placeholder: 'Adresse eller sted', onChange: fn() },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithError: Story = { args: { error: 'Må fylles ut' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Loading: Story = { args: { isLoading: true, isFiltered: true, options: [], defaultInputValue: 'Torgal' } }
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Sted' })
    await userEvent.click(input)
    await userEvent.keyboard('sand')
    const option = await screen.findByRole('option', { name: /Sandviken/ })
    await expect(screen.getAllByRole('option')).toEqual([option])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('sandviken')
    await expect(input).toHaveValue('Sandviken')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
/** A press takes what stands there, and typing puts something else in its place. */
export const PressTakesAll: Story = {
  args: { defaultInputValue: 'Bergen' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Sted' })
    await userEvent.click(input)
    // In a shadow root the testing library's typing knows nothing of what a script selects.
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Bergen'.length])
  },
}
export const NoHits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('xyz')
    await expect(await screen.findByText('Ingen treff')).toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
  },
}
