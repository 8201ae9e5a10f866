import { adminResources } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PanelTable } from '../panel/panel-table.tsx'
import type { PanelAnswer } from '../panel/use-panel.ts'
import { FactGrid } from '../part/fact-grid.tsx'
import { PageHead } from '../part/page-head.tsx'
import { StateBadge } from '../part/state-badge.tsx'
import { answered, refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { RecordPage } from './record-page.tsx'

const meta = {
  title: 'Admin/RecordPage',
  component: RecordPage,
  parameters: {
    guide: {
      do: [
        'Name the record in its heading, and show its history beside it.',
        'Show both when somebody else has changed the same field, and let the person choose.',
      ],
      dont: [
        "Don't overwrite what another has saved.",
        "Don't show buttons that the person may not press: say that it can be read only.",
      ],
    },
  },
  args: { screen: sampleScreen, id: 1 },
} satisfies Meta<typeof RecordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  render: (args) => (
    <SampleAdmin>
      <PageHead>Bilmodell</PageHead>
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
const withPicture = { ...theirs, carImageId: 2 }

/** What another chose is told by its name, not by its id. */
export const Stale: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ api: sampleApi({ change: () => refused(409, 'record.stale', 'Endret', { entity: withPicture }) }) }}
    >
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('combobox', { name: /Bilde/ }))
    const list = within(canvasElement.ownerDocument.body)
    await userEvent.click(await list.findByRole('option', { name: /^Opel Combo/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Bilde: Volkswagen ID.3')).toBeVisible()
    const [first] = await canvas.findAllByRole('button', { name: 'Bruk deres' })
    await userEvent.click(first as HTMLElement)
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
          answer={others}
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
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'EL12345' })).toBeVisible()
  },
}

const panelAnswer = (answer: Partial<PanelAnswer<{ data: readonly { id: number }[] }>>) => () => (
  <SampleAdmin>
    <PanelTable
      label="Biler"
      answer={{ data: undefined, error: undefined, again: () => undefined, ...answer }}
      rowKey={({ id }) => id}
      columns={[{ label: 'Nummer', value: ({ id }) => id }]}
      empty="Ingen biler"
    />
  </SampleAdmin>
)
export const PanelLoading: Story = { render: panelAnswer({}) }
export const PanelEmpty: Story = {
  render: panelAnswer({ data: { data: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen biler')).toBeVisible()
  },
}
export const PanelFailed: Story = {
  render: panelAnswer({ error: 'Ingen forbindelse.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen forbindelse.')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  render: (args) => (
    <SampleAdmin host={{ permissions: ['FLEET_MANAGEMENT_READ'] }}>
      <PageHead>Bilmodell</PageHead>
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
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Finnes ikke' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tilbake til listen: Bilmodeller' })).toBeVisible()
  },
}

export const Loading: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ get: () => new Promise(() => undefined) }) }}>
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
}

export const Offline: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ online: false, api: sampleApi({ get: () => refused(0, 'network.unreachable', 'Ingen forbindelse.') }) }}
    >
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen forbindelse.')).toBeVisible()
  },
}

/** Who may make records and not see them stays with the form, empty again. */
export const MakesUnseen: Story = {
  args: { id: undefined },
  render: (args) => (
    <SampleAdmin
      host={{
        permissions: ['FLEET_MANAGEMENT_WRITE'],
        navigate: () => {
          throw new Error('There is nowhere to go.')
        },
        api: sampleApi({
          template: () => answered({ entity: { category: 'small', bodyType: 'suv', seats: 5, chargers: [] } }),
          create: () => answered({ entity: { id: 9, version: 1, name: 'Toyota Aygo' }, errors: [] }),
        }),
      }}
    >
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Navn' }), 'Toyota Aygo')
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett' }))
    await expect(await canvas.findByText('Opprettet')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Navn' })).toHaveValue(''))
  },
}

const trip = {
  id: 70,
  version: 1,
  reservationNumber: 770070,
  state: 'FUTURE',
  personId: 4,
  person: 'Kåre Æsen',
  carId: 3,
  carNumber: 250,
  membershipId: null,
  membership: null,
}

/** A fact that is of another record leads there, for who may read that. */
export const FactsLeadOn: Story = {
  args: {
    screen: { resource: adminResources.reservations, heading: ['Reservasjoner', 'Reservasjon'], path: '/reservations' },
    id: 70,
  },
  render: (args) => (
    <SampleAdmin
      host={{
        api: sampleApi({ get: () => answered(trip) }),
        permissions: ['RESERVATION_READ'],
        addressOf: (resource, id) => `/${resource}/${id}`,
      }}
    >
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kåre Æsen' })).toHaveAttribute('href', '/persons/4')
    await expect(canvas.getByText('250')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '250' })).toBeNull()
  },
}

const led = {
  ...sampleScreen,
  formPlace: 'beside',
  leadFields: ['seats'],
  Context: () => <StateBadge meaning="going">I bruk</StateBadge>,
  Lead: () => <FactGrid facts={[{ label: 'Biler', main: '3', lines: [{ id: 'seats', text: '5 seter' }] }]} />,
} as const

/** What the record is opened for stands first, the form beside it; what was changed is saved by key, from wherever one is. */
export const Led: Story = {
  args: { screen: led },
  render: (args) => (
    <SampleAdmin>
      <PageHead>Toyota Yaris</PageHead>
      <RecordPage {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 seter')).toBeVisible()
    await expect(canvas.getByText('I bruk')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Lagre/ })).toBeNull()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Navn' }), ' Cross')
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByRole('button', { name: 'Lagret' })).toBeVisible()
  },
}
