import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answered, SampleAdmin, sampleApi } from '../sample/sample-admin.tsx'
import { RefPicker, type RefPickerProps } from './ref-picker.tsx'

const none = { memberships: [], lastTrip: null }
const privat = { id: 1, name: 'Privat 20118', state: 'ACTIVE' }
const persons = [
  {
    ...none,
    id: 1,
    name: 'Marit Andersen',
    phone: '+4741234567',
    email: 'marit.a@delebil.test',
    memberships: [privat],
    lastTrip: { start: '2026-11-20T10:00:00+01:00', end: '2026-11-20T12:00:00+01:00' },
  },
  { ...none, id: 2, name: 'Marit Andersen', phone: null, email: 'marit@delebil.test' },
  {
    ...none,
    id: 3,
    name: 'Marit Birkeland',
    phone: '+4792267105',
    email: 'birkeland@delebil.test',
    memberships: [{ ...privat, state: 'BLOCKED' }],
  },
]
const offered = (name: string) => answered({ data: name === 'persons.options' ? persons : [] })

const get = (_: string, id: number) => answered({ version: 1, ...persons.find((one) => one.id === id) })

function Picker({ call = offered, ...props }: RefPickerProps & { readonly call?: typeof offered }) {
  const [value, setValue] = useState(props.value)
  return (
    <SampleAdmin host={{ api: sampleApi({ call, get }), permissions: ['MEMBERSHIP_READ'] }}>
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

/** Those of one name are told apart by phone, address, membership and latest trip, and chosen by key. */
export const SameName: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'marit')
    const option = (name: RegExp) => body.findByRole('option', { name })
    await expect(await option(/412 34 567/)).toHaveTextContent('marit.a@delebil.test · Privat 20118 · sist på tur')
    await expect(await option(/marit@delebil.test/)).toBeVisible()
    await expect(await option(/Birkeland/)).toHaveTextContent('Privat 20118 (Sperret)')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveValue('Marit Andersen')
  },
}

const found = (name: string, { query }: { readonly query: { readonly q?: string } }) =>
  answered({ data: name === 'persons.options' ? persons.filter((one) => one.name.includes(query.q ?? '')) : [] })

/** Who alone fits is taken by Enter, and nobody is while several do. */
export const OnlyOneFits: StoryObj<typeof meta> = {
  render: (args) => <Picker {...args} call={found as never} />,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const field = canvas.getByRole('combobox', { name: 'Person' })
    await userEvent.type(field, 'Marit')
    await expect(await body.findByRole('option', { name: /412 34 567/ })).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.type(field, ' Birk')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Marit Birkeland')
  },
}
