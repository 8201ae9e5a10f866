import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { AdminArea } from './admin-area.tsx'

const staffWith = (...permissions: Permission[]) =>
  sampleWhoami({ organizationPermissions: permissions.length > 0 ? [{ organizationId: 1, permissions }] : [] })
const fleet: Permission[] = ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE']

const yaris = {
  id: 1,
  version: 1,
  name: 'Toyota Yaris',
  category: 'small',
  bodyType: 'hatchback',
  seats: 5,
  rangeKilometers: null,
  chargers: [],
  carImageId: null,
  carCount: 3,
}
const refusal = () => HttpResponse.json({ errors: [{ code: 'permission.missing' }] }, { status: 403 })

/** The server, which takes rights away as soon as the person does something; what is left of them, it tells. */
function taking(...left: Permission[]) {
  let isTaken = false
  const unlessTaken = (answer: object) => () => (isTaken ? refusal() : HttpResponse.json(answer))
  return [
    http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/organizations', () => HttpResponse.json({ data: staffWith().organizations })),
    http.get('/api/users/whoami', () => HttpResponse.json(staffWith(...left))),
    http.get('/api/admin/counts', unlessTaken({ workList: 0, messages: 0, damages: null })),
    http.get('/api/admin/saved-views', unlessTaken({ data: [] })),
    http.get('/api/admin/models', ({ request }) => {
      if (new URL(request.url).searchParams.has('q')) isTaken = true
      return isTaken ? refusal() : HttpResponse.json({ data: [yaris], totalElements: 1, isExact: true, cursor: null })
    }),
    http.get('/api/admin/models/1', unlessTaken(yaris)),
    http.get('/api/admin/models/1/history', unlessTaken({ data: [] })),
    http.get('/api/admin/cars', unlessTaken({ data: [], totalElements: 0, isExact: true, cursor: null })),
    http.put('/api/admin/models/1', () => {
      isTaken = true
      return refusal()
    }),
    http.get('/api/admin/search', () => {
      isTaken = true
      return refusal()
    }),
  ]
}

const at = (path: string) => (
  <SampleSite path={path} whoami={staffWith(...fleet)} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/AdminArea when rights are taken',
  component: AdminArea,
  parameters: { isFlush: true },
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** The right to what a list shows: the page says so, its rows are gone, and the menu has what is left. */
export const OnList: Story = {
  parameters: { msw: taking('RESERVATION_READ') },
  render: () => at('/admin/fleet-management/models'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Søk i listen' }), 'Yaris')
    await expect(await canvas.findByRole('heading', { name: '403 Uautorisert spørring' })).toBeVisible()
    await expect(canvas.queryByText('Toyota Yaris')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Bilmodeller' })).toBeNull()
  },
}

/** All rights, while something is typed: that stays, and nothing else of the record does. */
export const WhileTyping: Story = {
  parameters: { msw: taking() },
  render: () => at('/admin/fleet-management/models/1'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Navn' }), ' Hybrid{Enter}')
    await expect(await canvas.findByText('Tilgangene dine er endret')).toBeVisible()
    await expect(await canvas.findByText('Du har ikke lenger tilgang til dette')).toBeVisible()
    await expect(canvas.getByText('Toyota Yaris Hybrid')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Seter' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Historikk' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Bilmodeller' })).toBeNull()
  },
}

/** The right to write, while something is typed: the form says why it can't be saved, and keeps it. */
export const OnlyToWrite: Story = {
  parameters: { msw: taking('FLEET_MANAGEMENT_READ') },
  render: () => at('/admin/fleet-management/models/1'),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' Hybrid{Enter}')
    await expect(await canvas.findByText('Du har ikke lenger tilgang til å lagre dette.')).toBeVisible()
    await expect(name).toHaveValue('Toyota Yaris Hybrid')
  },
}

/** All rights, while the palette is open over a list: neither what was found nor the list stays. */
export const OnPalette: Story = {
  parameters: { msw: taking() },
  render: () => at('/admin/fleet-management/models'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toyota Yaris' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = within(await page.findByRole('dialog', { name: 'Søk og gjør' }))
    await userEvent.type(palette.getByRole('combobox'), 'Yaris')
    await expect(await canvas.findByRole('heading', { name: '403 Uautorisert spørring' })).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByText('Toyota Yaris')).toBeNull()
  },
}
