import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PanelTable } from '../panel/panel-table.tsx'
import { refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { RecordPage } from './record-page.tsx'

const meta = {
  title: 'Admin/RecordPage',
  component: RecordPage,
  args: { screen: sampleScreen, id: 1 },
} satisfies Meta<typeof RecordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  render: (args) => (
    <SampleAdmin>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Navn' })
    await expect(await canvas.findByText('«Feil i vognkortet»')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Må fylles ut')).toBeVisible()
    await userEvent.type(name, 'Toyota Aygo')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByRole('button', { name: 'Lagret' })).toBeVisible()
  },
}

const theirs = { id: 1, version: 7, name: 'Yaris Cross', category: 'small', bodyType: 'suv', seats: 5, chargers: [] }

export const Stale: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ api: sampleApi({ change: () => refused(409, 'record.stale', 'Endret', { entity: theirs }) }) }}
    >
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Bruk deres' }))
    await expect(name).toHaveValue('Yaris Cross')
  },
}

const others = { data: { data: [{ id: 7, plate: 'EL12345' }] }, error: undefined, again: () => undefined }
const withPanel = {
  ...sampleScreen,
  panels: [
    {
      key: 'cars',
      heading: 'Biler',
      Panel: () => (
        <PanelTable
          label="Biler"
          told={others}
          rowKey={({ id }) => id}
          columns={[{ label: 'Registreringsnummer', value: ({ plate }) => plate }]}
          empty="Ingen biler"
        />
      ),
    },
  ],
}

export const Panel: Story = {
  args: { screen: withPanel },
  render: (args) => (
    <SampleAdmin>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'EL12345' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  render: (args) => (
    <SampleAdmin host={{ permissions: ['FLEET_MANAGEMENT_READ'] }}>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du kan se dette, men ikke endre det.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lagret' })).toBeNull()
  },
}

export const Unknown: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ get: () => refused(404, 'resource.unknown', 'Finnes ikke.') }) }}>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Finnes ikke.')).toBeVisible()
  },
}
