import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { AdminHost } from '../admin-host.ts'
import { useKeys } from '../command/use-keys.ts'
import { PageHead } from '../part/page-head.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { answered, refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import type { Screen } from '../screen/screen.ts'
import { Queue } from './queue.tsx'

const screen: Screen = {
  ...sampleScreen,
  queue: { Row: ({ record }) => <span>{String(Reflect.get(record, 'name'))}</span> },
  actions: [
    {
      key: 'seen',
      label: 'Er sett på',
      closesCase: true,
      shortcut: 'e',
      run: () => answered({}) as never,
      done: 'Sett på',
    },
  ],
}

const meta = {
  title: 'Admin/Queue',
  component: Queue,
  parameters: {
    guide: {
      do: ['Say of each case what is wrong and for how long.', 'Let what closes a case lead to the next.'],
      dont: ["Don't send anybody back to a list between two cases.", "Don't start anything that costs by one letter."],
    },
  },
  globals: { viewport: { value: 'desk' } },
  args: { screen, id: 1, children: null },
} satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

/** Goes where it is sent, as the site does. */
function Desk({ host, start = 1 }: { readonly host?: Partial<AdminHost>; readonly start?: number }) {
  const [at, setAt] = useState(`/models/${start}`)
  const id = Number(at.split('/').at(-1))
  return (
    <SampleAdmin host={{ navigate: setAt, ...host }}>
      <Keys />
      <Shown at={at}>
        <Queue screen={screen} id={id}>
          <PageHead>Bilmodell</PageHead>
          <RecordPage key={id} screen={screen} id={id} />
        </Queue>
      </Shown>
    </SampleAdmin>
  )
}

const nothing = () => undefined

/** The area hears the keys. */
function Keys() {
  useKeys({ onPalette: nothing, onSheet: nothing, onNew: nothing, onGo: () => false })
  return null
}

function Shown({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return at === '/models' ? <PageHead>Bilmodeller</PageHead> : children
}

/** By key: on to the next, what closes it leads on, and from the last back to the list. */
export const WorkedThrough: Story = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    const cases = await canvas.findByRole('navigation', { name: 'Bilmodeller' })
    const inCases = within(cases)
    await expect(await inCases.findByText('3 i listen')).toBeVisible()
    await expect(inCases.getByRole('link', { name: 'Toyota Yaris' })).toHaveAttribute('aria-current', 'true')
    await canvas.findByRole('button', { name: 'Er sett på' })
    await userEvent.keyboard('j')
    await expect(inCases.getByRole('link', { name: 'Volkswagen ID.3' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(await canvas.findByRole('button', { name: 'Er sett på' }))
    await expect(await inCases.findByRole('link', { name: /^Opel/, current: true })).toBeVisible()
    await canvas.findByRole('button', { name: 'Er sett på' })
    await userEvent.keyboard('e')
    await expect(await inCases.findByRole('link', { name: 'Volkswagen ID.3', current: true })).toBeVisible()
  },
}

const list = (answer: () => unknown) => ({ api: sampleApi({ list: answer }) })

/** The list is on its way; the case is there. */
export const Loading: Story = {
  render: () => <Desk host={list(() => new Promise(() => undefined))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Er sett på' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Toyota Yaris' })).toBeNull()
  },
}

/** Nothing else waits: what closes the case leads back to the list. */
export const Empty: Story = {
  render: () => <Desk host={list(() => answered({ data: [], totalElements: 0, isExact: true, cursor: null }))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting venter her.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Er sett på' }))
    await expect(await canvas.findByRole('heading', { name: 'Bilmodeller' })).toBeVisible()
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
