import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberField } from '../number-field/number-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FieldRow } from './field-row.tsx'

const options = [
  { id: 'EMAIL', label: 'E-post' },
  { id: 'EHF', label: 'EHF' },
]
const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)

const meta = {
  title: 'Components/FieldRow',
  component: FieldRow,
  parameters: {
    guide: {
      do: ['Short fields that belong together, in the order in which they are filled in.'],
      dont: ["Don't put a long text here: it takes a line of its own."],
    },
  },
  args: { narrowestPx: 160, isFilled: true },
  render: (args) => (
    <FieldRow {...args}>
      <TextField label="Navn" />
      <TextField label="Organisasjonsnummer" help="Ni siffer. Står på hver faktura." />
      <Select label="Måte" options={options} value="EMAIL" onChange={() => undefined} />
      <div>
        <NumberField
          label="Dager"
          value={14}
          help="Fra fakturadato."
          error="Mellom 1 og 90"
          onChange={() => undefined}
        />
      </div>
    </FieldRow>
  ),
} satisfies Meta<typeof FieldRow>
export default meta
type Story = StoryObj<typeof meta>

/** Names stand on one line and so does what one types in, with and without help, with and without an error. */
export const InOneLine: Story = {
  play: async ({ canvas }) => {
    const inputs = [
      canvas.getByRole('textbox', { name: 'Navn' }),
      canvas.getByRole('textbox', { name: 'Organisasjonsnummer' }),
      canvas.getByRole('textbox', { name: 'Dager' }),
    ]
    const tops = inputs.map(topOf)
    await expect(new Set(tops).size).toBe(1)
    const names = ['Navn', 'Organisasjonsnummer', 'Måte', 'Dager'].map((name) =>
      topOf(canvas.getAllByText(name)[0] as HTMLElement),
    )
    await expect(new Set(names).size).toBe(1)
  },
}

/** A choice stands beside the field before it, with nothing between them. */
export const ChoiceBesideText: Story = {
  render: (args) => (
    <div style={{ width: 640 }}>
      <FieldRow {...args}>
        <TextField label="E-post" />
        <Select label="Måte" options={options} value="EMAIL" onChange={() => undefined} />
      </FieldRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox', { name: 'E-post' }).parentElement as HTMLElement
    const email = frame.getBoundingClientRect()
    const method = canvas.getByRole('button', { name: /Måte/ }).getBoundingClientRect()
    await expect([Math.round(email.width), Math.round(method.left - email.right)]).toEqual([312, 16])
  },
}

/** Where there is no room each stands below the one before, at the distance that fields have. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { narrowestPx: 240 },
}

/** In a form of many rows each field is as wide as those above. */
export const AsWideAsOthers: Story = { args: { isFilled: false, narrowestPx: 200 } }
