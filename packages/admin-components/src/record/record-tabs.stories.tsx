import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageHead } from '../part/page-head.tsx'
import { SampleAdmin, sampleScreen } from '../sample/sample-admin.tsx'
import type { Screen } from '../screen/screen.ts'
import { RecordPage } from './record-page.tsx'

const meta = {
  title: 'Admin/RecordPage in parts',
  component: RecordPage,
  parameters: {
    guide: {
      do: ['Put what a record is opened for in the first part.', 'Say at a part how much in it waits for somebody.'],
      dont: ["Don't cut up a record that fits a screen.", "Don't show a part with nothing in it."],
    },
  },
  args: { screen: sampleScreen, id: 1 },
} satisfies Meta<typeof RecordPage>
export default meta
type Story = StoryObj<typeof meta>

const tabbed: Screen = {
  ...sampleScreen,
  Lead: ({ record }) => <p>Setene: {String(Reflect.get(record, 'seats'))}</p>,
  tabs: [
    { key: 'na', name: 'Nå', holds: 'lead', panels: ['cars'] },
    { key: 'biler', name: 'Biler', panels: ['cars'] },
    { key: 'ingenting', name: 'Ingenting', panels: ['hidden'] },
    { key: 'opplysninger', name: 'Opplysninger', holds: 'form' },
  ],
  useTabCounts: () => ({ biler: 2 }),
  panels: [
    { key: 'cars', heading: 'Biler av modellen', isAside: true, Panel: () => <p>250 og 251</p> },
    { key: 'hidden', heading: 'Skjult', shown: () => false, Panel: () => null },
  ],
}

/** What it is opened for stands first; the rest is behind tabs, and a tab with nothing in it is not there. */
export const Tabs: Story = {
  render: (args) => (
    <SampleAdmin>
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} screen={tabbed} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Deler av siden' }))
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Nå',
      'Biler2',
      'Opplysninger',
    ])
    await expect(tabs.getByRole('link', { name: 'Nå', current: 'page' })).toHaveAttribute('href', '/models/1')
    await expect(tabs.getByRole('link', { name: 'Opplysninger' })).toHaveAttribute(
      'href',
      '/models/1?fane=opplysninger',
    )
    await expect(canvas.getByText('Setene: 5')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Biler av modellen' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Navn' })).not.toBeInTheDocument()
  },
}

/** The address says which part is open. */
export const TabOfTheAddress: Story = {
  render: (args) => (
    <SampleAdmin query="fane=opplysninger">
      <PageHead>Bilmodell</PageHead>
      <RecordPage {...args} screen={tabbed} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Navn' })).toBeVisible()
    await expect(canvas.queryByText('Setene: 5')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Opplysninger', current: 'page' })).toBeVisible()
  },
}
