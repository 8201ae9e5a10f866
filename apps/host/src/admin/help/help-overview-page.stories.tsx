import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { HelpOverviewPage } from './help-overview-page.tsx'

const staff = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['HELP_READ'] }] })
const page = { version: 1, phone: null, position: 0 }
const pages = [
  { ...page, id: 1, title: 'Tom for strøm', text: 'Finn nærmeste lader.', tags: ['FUEL'], active: true },
  { ...page, id: 2, title: 'Punktering', text: 'Stans på et trygt sted.', tags: [], active: false },
]

const meta = {
  title: 'Site/HelpOverviewPage',
  component: HelpOverviewPage,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
      http.get('/api/admin/situations', () => HttpResponse.json({ data: pages, totalElements: 2, cursor: null })),
    ],
  },
  render: () => (
    <SampleSite path={adminPaths.helpOverview} whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
} satisfies Meta<typeof HelpOverviewPage>
export default meta
type Story = StoryObj<typeof meta>

/** Who may only read finds a page by a word of it, and is not offered to change it. */
export const SearchedByAWord: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vises ikke for medlemmer')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Søk i hjelpesidene' }), 'lader')
    await expect(await canvas.findByText('Viser én hjelpeside')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Punktering' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Rediger «/ })).toBeNull()
  },
}
