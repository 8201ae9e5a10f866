import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { answered, SampleAdmin, sampleApi } from '../sample/sample-admin.tsx'
import { RefPicker, type RefPickerProps } from './ref-picker.tsx'

const persons = [
  { id: 1, version: 1, name: 'Marit Andersen', phone: '+4741234567', email: 'marit.a@delebil.test' },
  { id: 2, version: 1, name: 'Marit Andersen', phone: null, email: 'marit@delebil.test' },
]
const list = () => answered({ data: persons, totalElements: 2, isExact: true, cursor: null })

function Picker(props: RefPickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SampleAdmin host={{ api: sampleApi({ list }), permissions: ['MEMBERSHIP_READ'] }}>
      <RefPicker {...props} value={value} onChange={setValue} />
    </SampleAdmin>
  )
}

const meta = {
  title: 'Admin/RefPicker',
  component: RefPicker,
  parameters: {
    guide: {
      do: ['Say of each record what tells it apart from others of the same name.'],
      dont: ["Don't offer the whole register: the server searches while one types."],
    },
  },
  args: { label: 'Person', of: 'persons', value: '', onChange: () => undefined },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof RefPicker>
export default meta

/** Two of the same name are told apart by phone and address. */
export const SameName: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'marit')
    await expect(await body.findByText('412 34 567 · marit.a@delebil.test')).toBeVisible()
    await expect(body.getByText('marit@delebil.test')).toBeVisible()
  },
}
