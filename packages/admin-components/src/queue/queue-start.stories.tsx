import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { AdminHost } from '../admin-host.ts'
import { PageHead } from '../part/page-head.tsx'
import { answered, refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import type { Screen } from '../screen/screen.ts'
import { Queue } from './queue.tsx'

const screen: Screen = {
  ...sampleScreen,
  // Where a list was left is remembered by its address: other stories have another.
  path: '/cases',
  recordPath: ({ id }) => `/cases/${id}`,
  views: [
    { key: 'five', name: 'Fem seter', where: { seats: 5 }, isFirst: true },
    { key: 'none', name: 'Uten kategori', where: { category: null } },
  ],
  queue: {
    Row: ({ record }) => <span>{String(Reflect.get(record, 'name'))}</span>,
    isFirstView: true,
    opensFirst: true,
  },
}

const meta = {
  title: 'Admin/QueueStart',
  component: Queue,
  parameters: {
    guide: {
      do: [
        'Open the first case at once: who comes here comes to work.',
        'Say it where nothing waits, and what else there is.',
      ],
      dont: ["Don't open anything on a phone, where the list is a page of its own."],
    },
  },
  globals: { viewport: { value: 'desk' } },
  args: { screen, id: undefined },
} satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

/** Goes where it is sent, as the site does. */
function Desk({ host, lateMs }: { readonly host?: Partial<AdminHost>; readonly lateMs?: number }) {
  const [at, setAt] = useState('/cases')
  const id = Number(at.split('/').at(-1))
  const goLate = (to: string) => void setTimeout(() => setAt(to), lateMs)
  return (
    <SampleAdmin host={{ navigate: lateMs === undefined ? setAt : goLate, ...host }}>
      <PageHead>{at}</PageHead>
      <Queue screen={screen} id={at === '/cases' ? undefined : id}>
        {String(id)}
      </Queue>
    </SampleAdmin>
  )
}

/** The first case is opened, and stands in the list of the view that is asked for; the whole list is one press away. */
export const OpensTheFirst: Story = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/cases/1' })).toBeVisible()
    const cases = within(canvas.getByRole('navigation', { name: 'Bilmodeller' }))
    await expect(cases.getByRole('link', { name: 'Toyota Yaris', current: true })).toBeVisible()
    await expect(cases.getByRole('button', { name: /^Fem seter/, pressed: true })).toBeVisible()
    await expect(cases.getByRole('link', { name: 'Som tabell' })).toHaveAttribute(
      'href',
      expect.stringContaining('visning=fast-five'),
    )
  },
}

/** What is searched for stands beside the case that is open. */
export const Searched: Story = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '/cases/1' })
    const cases = within(await canvas.findByRole('navigation', { name: 'Bilmodeller' }))
    await userEvent.type(await cases.findByRole('searchbox', { name: 'Søk i listen' }), 'opel')
    await waitFor(() => expect(cases.queryByRole('link', { name: 'Toyota Yaris' })).not.toBeInTheDocument())
    await expect(cases.getByRole('link', { name: /^Opel/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '/cases/1' })).toBeVisible()
  },
}

const late = async () => {
  await new Promise((done) => setTimeout(done, 1000))
  return sampleApi().list('reservations', {})
}

/** Who begins to search before the first case has come keeps what is typed, and chooses a case. */
export const SearchedEarly: Story = {
  render: () => <Desk host={{ api: sampleApi({ list: late }) }} />,
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Bilmodeller' }))
    const search = await cases.findByRole('searchbox', { name: 'Søk i listen' })
    await userEvent.click(search)
    await expect(await cases.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    await userEvent.type(search, 'opel')
    await expect(search).toHaveValue('opel')
    await expect(canvas.getByRole('heading', { name: '/cases' })).toBeVisible()
  },
}

/** Who begins to search while the first case is on its way goes on typing when it comes. */
export const SearchedOnTheWay: Story = {
  render: () => <Desk lateMs={1000} />,
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Bilmodeller' }))
    await expect(await cases.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    const search = cases.getByRole('searchbox', { name: 'Søk i listen' })
    await userEvent.type(search, 'op')
    await expect(await canvas.findByRole('heading', { name: '/cases/1' }, { timeout: 3000 })).toBeVisible()
    await userEvent.keyboard('el')
    await expect(search).toHaveValue('opel')
    await expect(search).toHaveFocus()
    await waitFor(() => expect(cases.queryByRole('link', { name: 'Toyota Yaris' })).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { name: '/cases/1' })).toBeVisible()
  },
}

const nothing = { data: [], totalElements: 0, isExact: true, cursor: null }

/** Nothing waits; what is put off and done with is one press away. */
export const NothingWaits: Story = {
  render: () => <Desk host={{ api: sampleApi({ list: () => answered(nothing) }) }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingenting venter nå' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Alle/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '/cases' })).toBeVisible()
  },
}

const list = (answer: () => unknown) => ({ api: sampleApi({ list: answer }) })

/** The list is on its way: nothing is opened, and nothing is said to be done. */
export const Loading: Story = {
  render: () => <Desk host={list(() => new Promise(() => undefined))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Bilmodeller' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Ingenting venter nå' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: () => <Desk host={list(() => refused(503, 'server.busy', 'Tjenesten er opptatt akkurat nå.'))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tjenesten er opptatt akkurat nå.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const Offline: Story = {
  render: () => <Desk host={{ ...list(() => refused(0, 'network', 'Du er ikke på nett.')), online: false }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er ikke på nett.')).toBeVisible()
  },
}
