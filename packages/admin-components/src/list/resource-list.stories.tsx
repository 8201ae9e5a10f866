import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PageHead } from '../part/page-head.tsx'
import { refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { ResourceList } from './resource-list.tsx'

const meta = {
  title: 'Admin/ResourceList',
  component: ResourceList,
  parameters: {
    guide: {
      do: [
        'Search, filters and order stand in the address, so that a list can be sent to a colleague.',
        'Say what is filtered away, and give one press that shows all.',
      ],
      dont: ["Don't scroll the page sideways: the table does it by itself.", "Don't fetch all rows to count them."],
    },
  },
  args: { screen: sampleScreen },
} satisfies Meta<typeof ResourceList>
export default meta
type Story = StoryObj<typeof meta>

const empty = { data: [], totalElements: 0, isExact: true, cursor: null }
const answered = (value: unknown) => Promise.resolve({ ok: true, value, headers: new Headers() })

export const Rows: Story = {
  render: (args) => (
    <SampleAdmin>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'finnes ')
    await expect(await canvas.findByRole('heading', { name: 'Ingen treff' })).toBeVisible()
    await expect(canvas.getByText('Det er søkt i navn.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'ikke')
    await expect(canvas.getByRole('searchbox')).toHaveValue('finnes ikke')
  },
}

export const Filtered: Story = {
  render: (args) => (
    <SampleAdmin query={`filter=${JSON.stringify([{ field: 'seats', operator: 'from', value: 5 }])}&sorter=-name`}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const token = await canvas.findByRole('button', { name: 'Fjern filteret «Seter fra og med 5»' })
    await expect(canvas.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(token)
    await expect(token).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ list: () => new Promise(() => undefined) }) }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
}

export const Empty: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ list: () => answered(empty) }) }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen bilmodeller ennå' })).toBeVisible()
  },
}

export const Failed: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ list: () => refused(500, 'server.error', 'Noe gikk galt.') }) }}>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const Offline: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ online: false, api: sampleApi({ list: () => refused(0, 'network.unreachable', 'Ingen forbindelse.') }) }}
    >
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er offline' })).toBeVisible()
  },
}

/** The rows of another question are no answer to this one. */
export const SearchUnanswered: Story = {
  render: (args) => (
    <SampleAdmin
      host={{
        api: sampleApi({
          list: (_: string, { q }: { q?: string }) =>
            q === undefined ? sampleApi().list('models', {}) : refused(0, 'network.unreachable', 'Ingen forbindelse.'),
        }),
      }}
    >
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Søk i listen' }), 'golf')
    await expect(await canvas.findByRole('heading', { name: 'Du er offline' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Toyota Yaris' })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Søk i listen' }))
    await expect(await canvas.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
  },
}
