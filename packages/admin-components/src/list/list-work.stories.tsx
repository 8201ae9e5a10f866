import type { SavedView } from '@delebil/core-api/admin'
import { VisuallyHidden } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { AdminHost } from '../admin-host.ts'
import { PageHead } from '../part/page-head.tsx'
import { answered, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { ResourceList } from './resource-list.tsx'

const meta = {
  title: 'Admin/ResourceList at work',
  component: ResourceList,
  args: { screen: sampleScreen },
  parameters: {
    guide: {
      do: ['Tell that others changed the list, and let the person fetch it.'],
      dont: ["Don't move rows under the pointer.", "Don't lay the bar of what is chosen over the head of the table."],
    },
  },
} satisfies Meta<typeof ResourceList>
export default meta
type Story = StoryObj<typeof meta>

const model = (id: number) => ({
  id,
  version: 1,
  name: `Modell ${String(id).padStart(4, '0')}`,
  category: 'small',
  bodyType: 'hatchback',
  seats: 4 + (id % 3),
  rangeKilometers: 300,
  chargers: [],
  carImageId: null,
  carCount: id % 7,
})
const models = (count: number) => Array.from({ length: count }, (_, index) => model(index + 1))

/** A hundred thousand rows, of which 500 are fetched: only those near the eye are drawn, and screen readers hear the right count. */
export const Long: Story = {
  render: (args) => (
    <SampleAdmin
      host={{
        api: sampleApi({
          list: () => answered({ data: models(500), totalElements: 100_000, isExact: false, cursor: 'mer' }),
        }),
      }}
    >
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Bilmodeller' })
    await expect(table).toHaveAttribute('aria-rowcount', '-1')
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-id]').length).toBeLessThan(100))
    const first = canvas.getByRole('checkbox', { name: 'Velg Modell 0001' })
    await userEvent.click(first)
    await expect(await canvas.findByText('1 valgt')).toBeVisible()
    const link = (id: number) => canvasElement.querySelector<HTMLElement>(`tr[data-id="${id}"] a`)
    link(3)?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(link(4)).toHaveFocus()
    canvasElement.querySelector('[data-scrolls]')?.scrollTo(0, 1e6)
    window.scrollTo(0, document.body.scrollHeight)
    await waitFor(() => expect(link(500)).not.toBeNull(), { timeout: 5000 })
    // The row that has the focus stays, wherever one scrolls.
    await expect(link(4)).toHaveFocus()
    await expect(link(250)).toBeNull()
    // What is seen is rows, wherever one stops; paper gets all of them.
    canvasElement.querySelector('[data-scrolls]')?.scrollTo(0, 9000)
    window.scrollTo(0, 9000)
    const middle = () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    await waitFor(() => expect(middle()?.closest('tr[data-id]')).not.toBeNull())
    await expect(link(4)).toHaveFocus()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvasElement.querySelectorAll('tr[data-id]')).toHaveLength(500)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-id]').length).toBeLessThan(100))
    await expect(canvasElement.querySelector('tr[data-id="500"]')).toBeNull()
    // Not looked at with a row half under the head.
    canvasElement.querySelector('[data-scrolls]')?.scrollTo(0, 0)
    window.scrollTo(0, 0)
    await waitFor(() => expect(link(1)).not.toBeNull())
  },
}

/** Cards are chosen as rows are, by their boxes; the link of a card leads to it all the same. */
export const Cards: Story = {
  args: {
    screen: {
      ...sampleScreen,
      Card: ({ record, children }) => (
        <>
          <span>{String(record.seats)} seter</span>
          {children}
        </>
      ),
    },
  },
  render: (args) => (
    <SampleAdmin>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Velg Toyota Yaris' })
    first.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 valgt')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Handlinger' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velg alle på siden' }))
    await expect(await canvas.findByText('3 valgt')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Toyota Yaris' })).toHaveAttribute('href', '/models/1')
  },
}

/** The columns and rows that are wanted, how many rows have come, and what was broken off or did not come whole. */
export const Download: Story = {
  render: (args) => <DownloadAdmin {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Velg Toyota Yaris' }))
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Last ned' }))
    await open()
    const form = within(await page.findByRole('dialog', { name: 'Last ned' }))
    await userEvent.click(form.getByRole('radio', { name: 'Alle som passer' }))
    await userEvent.click(form.getByRole('radio', { name: 'Alle kolonner' }))
    await userEvent.click(form.getByRole('button', { name: 'Last ned Excel' }))
    await expect(await canvas.findByText('1 200 av ca. 40 000 rader')).toBeVisible()
    await expect(canvas.getByText(/export\.xlsx\?.*parts=true.*chargers/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(canvas.queryByText(/rader$/)).toBeNull())
    await expect(canvas.getByText('brutt av')).toBeInTheDocument()
    await open()
    await userEvent.click(await page.findByRole('button', { name: 'Last ned CSV' }))
    await expect(await canvas.findByText('Fikk ikke hentet filen.')).toBeVisible()
  },
}

function DownloadAdmin(args: { screen: typeof sampleScreen }) {
  const [said, setSaid] = useState('')
  const list = { data: models(3).map((row, index) => (index === 0 ? { ...row, name: 'Toyota Yaris' } : row)) }
  const [api] = useState(() =>
    sampleApi({ list: () => answered({ ...list, totalElements: 40_000, isExact: false, cursor: 'mer' }) }),
  )
  const download: AdminHost['download'] = async (address, _name, watch) => {
    setSaid(address)
    if (address.includes('export.csv')) return 'Fikk ikke hentet filen.'
    watch?.onRows(1200)
    await new Promise((done) => watch?.signal.addEventListener('abort', done))
    setSaid('brutt av')
    return undefined
  }
  return (
    <SampleAdmin host={{ api, download }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </SampleAdmin>
  )
}

function viewsApi() {
  let views: readonly SavedView[] = [
    {
      id: 1,
      version: 1,
      resource: 'models',
      name: 'Store biler',
      query: 'kolonner=borte,seats&sorter=-seats',
      isShared: true,
      isDefault: false,
      position: 0,
      isMine: false,
    },
  ]
  return sampleApi({
    call: ((name: string, { body, params }: { body?: Partial<SavedView>; params?: { id: number } }) => {
      if (name === 'saved-views.list') return answered({ data: views })
      if (name === 'saved-views.create') {
        const entity = { ...views[0], ...body, id: 2, version: 1, isMine: true, position: 0 } as SavedView
        views = [...views, entity]
        return answered({ entity, errors: [] })
      }
      const entity = { ...views.find(({ id }) => id === params?.id), ...body } as SavedView
      views = views.map((view) => (view.id === entity.id ? entity : view))
      return answered({ entity, errors: [] })
    }) as never,
  })
}

/** A view that others share, though one of its columns is no more; and one of one's own, saved and renamed. */
export const Views: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: viewsApi() }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const shared = await canvas.findByRole('link', { name: /^Store biler/ })
    await expect(shared).toHaveAttribute('href', expect.stringContaining('visning=1'))
    await expect(canvas.getByRole('link', { name: /^Alle\s*3/ })).toHaveAttribute('aria-current', 'page')
    const keep = () => canvas.getByRole('button', { name: 'Lagre visning' })
    await userEvent.click(keep())
    await userEvent.click(await page.findByRole('menuitem', { name: 'Lagre visningen …' }))
    const saving = within(await page.findByRole('dialog', { name: 'Lagre visningen' }))
    await userEvent.click(saving.getByRole('button', { name: 'Lagre' }))
    await expect(await saving.findByText('Gi visningen et navn')).toBeVisible()
    await userEvent.type(saving.getByRole('textbox', { name: 'Navn' }), 'Mine')
    await userEvent.click(saving.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByRole('link', { name: /^Mine/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(keep())
    await userEvent.click(await page.findByRole('menuitem', { name: 'Ordne visningene …' }))
    const arranging = within(await page.findByRole('dialog', { name: 'Dine visninger' }))
    await userEvent.type(arranging.getByRole('textbox', { name: 'Navn' }), ' biler{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('link', { name: /^Mine biler/ })).toBeVisible()
  },
}

function newsApi() {
  const shown = models(3)
  let isAsked = false
  return sampleApi({
    list: () => {
      const data = isAsked ? [model(99), { ...model(1), version: 2, name: 'Modell 0001 ny' }, ...shown.slice(1)] : shown
      isAsked = true
      return answered({ data, totalElements: data.length, isExact: true, cursor: null })
    },
  })
}

/** What another did is told, and shown when it is asked for. */
export const News: Story = {
  render: (args) => (
    <SampleAdmin
      host={{
        api: newsApi(),
        listen: (hear) => {
          const timer = setInterval(() => hear({ resource: 'models', id: 99 }), 400)
          return () => clearInterval(timer)
        },
      }}
    >
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const pill = await canvas.findByRole('button', { name: 'Vis: 1 ny, 1 endret' })
    await expect(canvas.queryByRole('link', { name: 'Modell 0099' })).toBeNull()
    await expect(canvas.getByText('1 ny, 1 endret i listen')).toBeInTheDocument()
    await userEvent.click(pill)
    await expect(await canvas.findByRole('link', { name: 'Modell 0099' })).toBeVisible()
    await waitFor(() => expect(pill).not.toBeInTheDocument())
  },
}

const signs = `"O'Hara" 100 %_\\ <b>`

/** A filter full of signs is shown as it was typed, and columns are put in order by buttons. */
export const Signs: Story = {
  render: (args) => (
    <SampleAdmin
      query={new URLSearchParams({
        sok: 'Toyota',
        filter: JSON.stringify([{ field: 'name', operator: 'contains', value: signs }]),
      }).toString()}
    >
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Fjern filteret «Navn inneholder ${signs}»` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Oppsett' }))
    const columns = within(await page.findByRole('list', { name: 'Kolonner' }))
    await userEvent.click(columns.getByRole('button', { name: 'Flytt Navn ned' }))
    await waitFor(() => expect(columns.getAllByRole('checkbox')[1]).toHaveAccessibleName('Navn'))
  },
}
