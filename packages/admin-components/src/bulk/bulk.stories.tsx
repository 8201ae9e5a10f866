import type { BulkInput, BulkRun } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { ResourceList } from '../list/resource-list.tsx'
import { PageHead } from '../part/page-head.tsx'
import { answered, refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { changedModels, hasCars, sampleRun } from '../sample/sample-bulk.ts'
import type { Screen } from '../screen/screen.ts'
import { BulkRuns } from './bulk-runs.tsx'

const meta = {
  title: 'Admin/Bulk changes',
  component: ResourceList,
  args: { screen: sampleScreen },
  parameters: {
    guide: {
      do: [
        'Tell what a bulk change would do before it is done, and why some are left out.',
        'Let the server go on with it when the page is left, and say where it is found again.',
      ],
      dont: ["Don't stop all for one that fails.", "Don't say aloud each record that is done."],
    },
  },
} satisfies Meta<typeof ResourceList>
export default meta
type Story = StoryObj<typeof meta>

const models = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Modell ${index + 1}`,
    category: 'small',
    bodyType: 'hatchback',
    seats: 5,
    rangeKilometers: 300,
    chargers: [],
    carImageId: null,
    carCount: 0,
  }))

/** In memory: a record is refused until it is tried again. */
function bulkApi() {
  const entity = (run: Partial<BulkRun>) => answered({ entity: sampleRun(run), errors: [] })
  return sampleApi({
    bulk: (_: string, { rehearse = false }: BulkInput) =>
      entity({ isRehearsal: rehearse, done: 3, sample: changedModels }),
    call: ((name: string, { body }: { body?: { failed?: boolean } }) => {
      if (name !== 'bulk-runs.start') return answered({ data: [] })
      return body?.failed ? entity({ done: 3 }) : entity({ done: 2, failed: 1, reasons: [hasCars], canUndo: true })
    }) as never,
  })
}

/** One of three fails; that one is tried again. */
export const BulkPartly: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: bulkApi() }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Velg alle på siden' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Handlinger' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Endre et felt …' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Endre flere' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Navn' }), 'Ny')
    await userEvent.click(dialog.getByRole('button', { name: 'Se hva som skjer' }))
    await expect(await dialog.findByText('3 blir endret')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Endre 3' }))
    await expect(await dialog.findByText('2 endret, 1 gikk ikke')).toBeVisible()
    await expect(dialog.getByText('Modellen har biler.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Modell 2' })).toHaveAttribute('href', '/models/2')
    await userEvent.click(dialog.getByRole('button', { name: 'Prøv 1 på nytt' }))
    await expect(await dialog.findByText('3 endret')).toBeVisible()
    // The button that was pressed is gone; what came of it has the focus.
    await waitFor(() => expect(dialog.getByText('3 endret').closest('[tabindex="-1"]')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('Viser 3 av 3')).toBeVisible()
  },
}

function Losing({ screen }: { screen: Screen }) {
  const [isTaken, setIsTaken] = useState(false)
  const [api] = useState(() =>
    sampleApi({
      bulk: () => {
        setIsTaken(true)
        return refused(403, 'permission.missing', 'Du har ikke tilgang til dette.')
      },
    }),
  )
  const permissions = ['FLEET_MANAGEMENT_READ', ...(isTaken ? [] : (['FLEET_MANAGEMENT_WRITE'] as const))] as const
  return (
    <SampleAdmin host={{ api, permissions }}>
      <ResourceList screen={screen} />
    </SampleAdmin>
  )
}

/** Somebody takes the right away: what is filled in stays, and why it can't be done is told. */
export const RightTaken: Story = {
  render: (args) => <Losing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Velg alle på siden' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Handlinger' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Endre et felt …' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Endre flere' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Navn' }), 'Ny')
    await userEvent.click(dialog.getByRole('button', { name: 'Se hva som skjer' }))
    await expect(await dialog.findByText('Du har ikke lenger tilgang til å lagre dette.')).toBeVisible()
    await expect(await dialog.findByRole('textbox', { name: 'Navn' })).toHaveValue('Ny')
  },
}

/** In memory: all 40 000 that match, of which a tenth is done at each look until it is stopped. */
function manyApi() {
  let run = sampleRun({ action: 'remove', total: 40_000, waiting: 40_000, state: 'working', isRehearsal: true })
  const go = (next: Partial<BulkRun>) => {
    run = { ...run, ...next }
    return answered({ entity: run, errors: [] })
  }
  return sampleApi({
    list: () => answered({ data: models(50), totalElements: 40_000, isExact: false, cursor: 'mer' }),
    bulk: (_: string, { ids }: BulkInput) => go({ waiting: ids ? 0 : 40_000 }),
    call: ((name: string) => {
      if (name === 'saved-views.list') return answered({ data: [] })
      if (name === 'bulk-runs.stop') return go({ state: 'stopped' })
      if (name === 'bulk-runs.start')
        return go({ isRehearsal: false, state: 'working', waiting: run.waiting || 30_000 })
      if (!run.isRehearsal) run = { ...run, waiting: 26_000, done: 4000 }
      else
        run = {
          ...run,
          state: 'done',
          waiting: 0,
          done: 30_000,
          same: 9000,
          failed: 1000,
          reasons: [hasCars],
          sample: changedModels,
        }
      return answered(run)
    }) as never,
  })
}

/** All that match are worked by the server: how far it has come is seen and said, and it is stopped and gone on with. */
export const BulkMany: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: manyApi() }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Velg alle på siden' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Velg alle (omtrent 40 000) som passer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Handlinger' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Slett …' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Slett flere' }))
    await expect(await dialog.findByRole('progressbar', { name: 'Prøver uten å lagre: 0 av 40 000' })).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Slett 30 000' }, { timeout: 5000 }))
    await expect(await dialog.findByText(/^4 000 av 30 000 er gjort/, {}, { timeout: 5000 })).toBeVisible()
    await expect(dialog.getByText('10 prosent er gjort')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Stopp' }))
    await expect(await dialog.findByText(/^Stoppet, 4 000 slettet/)).toBeVisible()
    await expect(await dialog.findByRole('button', { name: 'Fortsett med 26 000' })).toBeVisible()
  },
}

const earlier = [
  sampleRun({ id: 14, state: 'working', total: 40_000, waiting: 26_000, done: 14_000, values: { seats: 7 } }),
  sampleRun({ id: 13, action: 'remove', values: {}, done: 2, failed: 1, isMine: false, reasons: [hasCars] }),
  sampleRun({ id: 12, action: 'undo', values: {}, undoes: 11, done: 3 }),
]
const runsApi = sampleApi({
  call: ((name: string, { params }: { params?: { id: number } }) => {
    if (name === 'bulk-runs.list') return answered({ data: earlier })
    if (name === 'bulk-runs.results') return answered({ data: changedModels, after: null })
    return answered(earlier.find(({ id }) => id === params?.id))
  }) as never,
})

/** Earlier changes of all staff; one of them is opened, and each of its records is seen. */
export const Earlier: Story = {
  render: () => (
    <SampleAdmin host={{ api: runsApi }}>
      <BulkRuns screens={[sampleScreen]} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 000 av 40 000 er gjort')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bilmodeller: slettet' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Bilmodeller: slettet' }))
    await expect(await dialog.findByText('Modellen har biler.')).toBeVisible()
    // Another's: it is seen, and not gone on with.
    await expect(dialog.queryByRole('button', { name: /på nytt/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Vis hver enkelt' }))
    const each = within(await dialog.findByRole('region', { name: 'Hver enkelt' }))
    await expect((await each.findAllByText(/^Seter:/)).length).toBe(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const EarlierNone: Story = {
  render: () => (
    <SampleAdmin host={{ api: sampleApi({ call: (() => answered({ data: [] })) as never }) }}>
      <BulkRuns screens={[sampleScreen]} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen har endret mange på en gang ennå.')).toBeVisible()
  },
}

export const EarlierFailed: Story = {
  render: () => (
    <SampleAdmin
      host={{ api: sampleApi({ call: (() => refused(503, 'server.busy', 'Tjenesten er opptatt.')) as never }) }}
    >
      <BulkRuns screens={[sampleScreen]} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const EarlierLoading: Story = {
  render: () => (
    <SampleAdmin host={{ api: sampleApi({ call: (() => new Promise(() => undefined)) as never }) }}>
      <BulkRuns screens={[sampleScreen]} />
    </SampleAdmin>
  ),
}

export const EarlierOffline: Story = {
  render: () => (
    <SampleAdmin host={{ online: false, api: sampleApi({ call: (() => new Promise(() => undefined)) as never }) }}>
      <BulkRuns screens={[sampleScreen]} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er offline' })).toBeVisible()
  },
}
