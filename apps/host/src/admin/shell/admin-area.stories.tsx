import { type AdminHost, AdminHostProvider } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useEffect } from 'react'
import { Link } from 'react-aria-components'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleOverview, unknownOverview } from '../../sample/sample-overview.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useSite } from '../../site/context/site-context.ts'
import { FuelCards } from '../cars/fuel-cards.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from './admin-area.tsx'
import { guardUnsaved } from './guard-unsaved.ts'

const staff = sampleWhoami({
  organizationPermissions: [
    { organizationId: sampleWhoami().organizations[0]?.id ?? 1, permissions: ['RESERVATION_READ', 'MESSAGE_READ'] },
  ],
})

const orgs = [
  ...sampleWhoami().organizations,
  ...sampleWhoami().organizations.map((one) => ({ ...one, id: 2, name: 'Nidelva bildeling' })),
]
const held = (...permissions: Permission[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const both = sampleWhoami({
  memberships: [],
  organizations: orgs,
  organizationPermissions: [
    { organizationId: 1, permissions: ['RESERVATION_READ', 'MESSAGE_READ'] },
    { organizationId: 2, permissions: ['MESSAGE_READ'] },
  ],
})

/** As in the site, where what happens elsewhere is told. */
function LiveLinks() {
  const { live } = useSite()
  useEffect(() => {
    live.start()
    return live.stop
  }, [live])
  return <SampleLinks />
}
const site = (path: string, who: typeof staff, Component = SampleLinks, tab = {}) => (
  <SampleSite
    path={path}
    tab={tab}
    whoami={who}
    routes={[{ Component, children: [{ path: '/admin/*', element: <AdminArea /> }] }]}
  />
)

const server = [
  http.get('/api/admin/counts', () => HttpResponse.json({ workList: 3, messages: 0, damages: null })),
  // Who the person is stands in the story; what is refused is written down.
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]

const meta = {
  title: 'Site/AdminArea',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [...server, http.get('/api/admin/overview', () => HttpResponse.json(sampleOverview))],
  },
  render: () => site('/admin', staff),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever may only see what others do is offered nothing new, and no search without anything to find. */
export const NothingToMake: Story = {
  parameters: { msw: [...server, http.get('/api/admin/overview', () => HttpResponse.json(unknownOverview))] },
  render: () => site('/admin', held('HELP_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting venter på deg.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'NY' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'SØK' })).toBeNull()
  },
}

/** An address of what is not granted: nothing of it is asked for, and the menu stays. */
export const NotGranted: Story = {
  render: () => site(adminPaths['car-image'].newPath, held('FLEET_MANAGEMENT_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '403 Uautorisert spørring' })).toBeVisible()
    await expect(canvas.getByText('hjelp@byfjord.test')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Nytt Bil-bilde' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Biler' })).toBeVisible()
  },
}

/** Who came by a link stays with it when the organisation is chosen; another organisation begins with a list. */
export const Organizations: Story = {
  render: () => site(adminPaths.reservations.newPath, both),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText('Du må velge en organisasjon å administrere.')).toBeVisible()
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Organisasjon/ }))
      await userEvent.click(await body.findByRole('option', { name }))
    }
    await choose('Byfjord bildeling')
    await expect(await canvas.findByRole('heading', { name: '403 Uautorisert spørring' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Organisasjon: Byfjord bildeling' }))
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Nidelva bildeling' }))
    await expect(await canvas.findByRole('heading', { name: 'Oversikt' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Arbeidsliste/ })).toBeNull()
  },
}

/** Read anew, a tab goes on in the club that it was in, whatever was chosen in another tab since. */
export const OrganizationOfTab: Story = {
  render: () => site('/admin', both, SampleLinks, { [`delebil:admin-organization:${both.person.id}`]: '2' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Nidelva bildeling/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Arbeidsliste/ })).toBeNull()
  },
}

let happened = Promise.withResolvers<void>()
let messages = 1
const change = `data: ${JSON.stringify({ topic: 'admin', organizationId: 1, resource: 'messages', id: 9 })}\n\n`

/** What somebody does elsewhere is counted at once. */
export const CountsAnew: Story = {
  render: () => site('/admin', staff, LiveLinks),
  beforeEach: () => {
    happened = Promise.withResolvers()
    messages = 1
  },
  parameters: {
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 3, messages, damages: null, conflicts: 0 })),
      http.get('/api/events', () => {
        const start = (stream: ReadableStreamDefaultController) =>
          void happened.promise.then(() => stream.enqueue(new TextEncoder().encode(change)))
        // Left open, as the server's is.
        return new HttpResponse(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } })
      }),
      ...server,
      http.get('/api/admin/overview', () => HttpResponse.json(sampleOverview)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Meldinger 1 venter' }, { timeout: 10_000 })).toBeVisible()
    messages = 2
    happened.resolve()
    await expect(await canvas.findByRole('link', { name: 'Meldinger 2 venter' }, { timeout: 10_000 })).toBeVisible()
  },
}

/** Two forms of one page, such as a damage and its pictures: what is typed in either is asked about. */
export const TwoForms: Story = {
  render: () => (
    <SampleSite
      whoami={staff}
      path="/start?apne=ny"
      routes={[
        {
          Component: SampleLinks,
          children: [
            {
              path: '/start',
              element: (
                <>
                  {guardUnsaved(true)}
                  {guardUnsaved(false)}
                  <Link href="/start">Lukk</Link>
                  <Link href="/there">Videre</Link>
                </>
              ),
            },
            { path: '/there', element: <p>Framme</p> },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('link', { name: 'Lukk' }))
    await userEvent.click(await body.findByRole('button', { name: 'Bli her' }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Videre' }))
    const question = within(await body.findByRole('alertdialog'))
    await expect(canvas.queryByText('Framme')).toBeNull()
    await userEvent.click(question.getByRole('button', { name: 'Forlat siden' }))
    await expect(await canvas.findByText('Framme')).toBeVisible()
  },
}

const put = fn()
const inOffice = {
  organizationId: 1,
  permissions: ['FLEET_MANAGEMENT_WRITE'],
  api: {
    call: async (name: string, input: object) => {
      if (name === 'cars.add-fuel-card') put(input)
      return { ok: true, value: { data: [] }, headers: new Headers() }
    },
  },
} as unknown as AdminHost

/** A day that does not exist is told, not left out. */
export const CardsOfACar: Story = {
  render: () => (
    <SampleSite whoami={staff}>
      <AdminHostProvider value={inOffice}>
        <FuelCards record={{ id: 7 }} />
      </AdminHostProvider>
    </SampleSite>
  ),
  play: async ({ canvas }) => {
    put.mockClear()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Leverandør' }), 'Circle K')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kortnummer' }), '7002')
    const day = canvas.getByRole('textbox', { name: /Utløper/ })
    await userEvent.type(day, '30.02.2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Legg i bilen' }))
    await expect(await canvas.findByText('Ugyldig format')).toBeVisible()
    await expect(day).toHaveValue('30.02.2027')
    await expect(put).not.toHaveBeenCalled()
    await userEvent.clear(day)
    await userEvent.type(day, '28.02.2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Legg i bilen' }))
    await waitFor(() =>
      expect(put).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ expires: '2027-02-28' }) }),
      ),
    )
  },
}
