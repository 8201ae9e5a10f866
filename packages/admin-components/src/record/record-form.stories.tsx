import { adminResources } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { screen } from '../screen.ts'
import { RecordForm } from './record-form.tsx'

const locations = screen({
  resource: adminResources.locations,
  heading: ['Lokasjoner', 'Lokasjon'],
  path: '/locations',
  sections: [{ heading: 'På kartet', text: 'Der bilene står.', fields: ['geojson'] }],
})
const messages = screen({ resource: adminResources['entity-messages'], heading: ['', ''], path: '/messages' })

const meta = {
  title: 'Admin/RecordForm',
  component: RecordForm,
  args: { screen: locations, record: undefined, start: {}, onSaved: fn(), onDirty: fn() },
  render: (args) => (
    <SampleAdmin>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
} satisfies Meta<typeof RecordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett' }))
    await expect(await canvas.findByText('2 ting må rettes før det kan lagres')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Navn' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'GeoJSON: Må fylles ut' }))
    await expect(canvas.getByRole('textbox', { name: 'GeoJSON' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Posisjon' }), '60.39299, 5.32415')
    await expect(canvas.getByRole('textbox', { name: 'GeoJSON' })).toHaveValue(
      '{"type":"Point","coordinates":[5.32415,60.39299]}',
    )
    await expect(await canvas.findByText('Én ting må rettes før det kan lagres')).toBeVisible()
  },
}

export const Moments: Story = {
  args: { screen: messages, start: { validFrom: '2026-10-25T01:30:00+02:00' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Fra' })
    await expect(day).toHaveValue('25.10.2026')
    await expect(canvas.getByRole('textbox', { name: 'Fra, klokken' })).toHaveValue('01:30')
    await userEvent.clear(day)
    await userEvent.type(day, '24.12.2026 17:00')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Fra, klokken' })).toHaveValue('17:00')
    await expect(day).toHaveValue('24.12.2026')
  },
}
