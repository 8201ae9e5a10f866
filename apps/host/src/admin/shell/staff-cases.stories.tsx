import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from './admin-area.tsx'

const answer = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const at = (path: string, ...permissions: Permission[]) => (
  <SampleSite
    path={path}
    whoami={sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)

const common = {
  version: 1,
  assigneeId: null,
  assignee: null,
  postponedUntil: null,
  caseState: 'OPEN',
  urgency: 1,
  created: '2026-11-21T10:00:00+01:00',
}
const damage = (id: number, description: string) => ({
  ...common,
  id,
  carId: 3,
  carNumber: 103,
  licensePlate: 'EL10003',
  reservationId: null,
  reservationNumber: null,
  kind: 'DAMAGE',
  place: 'LEFT',
  description,
  carOutOfUse: false,
  acceptAffected: null,
  state: 'REPORTED',
  carActive: true,
  reporter: 'Kari Nordmann',
  pictureCount: 0,
})
const message = (id: number, author: string, text: string) => ({
  ...common,
  id,
  reservationId: id,
  reservationNumber: 104_500 + id,
  licensePlate: 'EL10003',
  kind: 'MESSAGE',
  text,
  authorId: 9,
  author,
  isFromStaff: false,
  isRead: false,
  pictureCount: 0,
})

let damages: ReturnType<typeof damage>[] = []
let messages: ReturnType<typeof message>[] = []
let changes: { id: string; body: Record<string, unknown> }[] = []
const listed = (data: readonly object[]) => ({ data, totalElements: data.length, isExact: true, cursor: null })
const counted = ({ request }: { request: Request }) => {
  const filters = JSON.parse(new URL(request.url).searchParams.get('filters') ?? '[]') as unknown[]
  return HttpResponse.json({ data: filters.map((_, view) => ({ total: view, isExact: true })) })
}
const changing = (kind: string, records: () => readonly { readonly id: number }[]) =>
  http.put(`/api/admin/${kind}/:id`, async ({ params, request }) => {
    const body = (await request.json()) as Record<string, unknown>
    changes.push({ id: String(params['id']), body })
    const before = records().find(({ id }) => String(id) === params['id'])
    return HttpResponse.json({ entity: { ...before, ...body, version: 2 }, errors: [] })
  })

const meta = {
  title: 'Site/AdminArea with cases',
  component: AdminArea,
  globals: { viewport: { value: 'desk' } },
  parameters: {
    isFlush: true,
    msw: [
      answer('counts', { workList: 0, messages: 2, damages: 2, conflicts: 0, licenses: 0 }),
      answer('saved-views', { data: [] }),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
      http.get('/api/admin/damages/counts', counted),
      http.get('/api/admin/messages/counts', counted),
      http.get('/api/admin/damages', () => HttpResponse.json(listed(damages))),
      http.get('/api/admin/messages', () => HttpResponse.json(listed(messages))),
      http.get('/api/admin/:kind/:id/history', () => HttpResponse.json({ data: [] })),
      http.get('/api/admin/damages/:id/pictures', () => HttpResponse.json({ data: [] })),
      http.get('/api/admin/damages/:id', ({ params }) =>
        HttpResponse.json(damages.find(({ id }) => String(id) === params['id'])),
      ),
      http.get('/api/admin/messages/:id', ({ params }) =>
        HttpResponse.json(messages.find(({ id }) => String(id) === params['id'])),
      ),
      answer('reservations/:id/messages', { data: [] }),
      changing('damages', () => damages),
      changing('messages', () => messages),
      http.post('/api/admin/messages', () =>
        HttpResponse.json({ entity: message(30, 'Klubben', 'Ja'), errors: [] }, { status: 201 }),
      ),
    ],
  },
  beforeEach: () => {
    damages = [damage(1, 'Ripe i døra'), damage(2, 'Bulk bak')]
    messages = [message(1, 'Kari Nordmann', 'Hvor er kabelen?'), message(2, 'Ola Dahl', 'Glemte en jakke')]
    changes = []
  },
  render: () => at(adminPaths.damages.recordPath({ id: 1 }), 'FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What is wrong stands in a sentence; A takes it, E accepts it and leads to the next, where the first suggestion has the focus. */
export const Damages: Story = {
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Skader' }))
    await expect(await cases.findByRole('link', { name: /Ripe i døra/, current: true })).toBeVisible()
    await expect(await canvas.findByText('Bil 103, venstre side: Ripe i døra')).toBeVisible()
    await expect(await cases.findByRole('button', { name: /^Å vurdere/, pressed: true })).toBeVisible()
    await expect(canvas.getByText('Ingenting skal utbedres. Bilen kan reserveres som før.')).toBeVisible()
    // The views are one line, and nothing is told of a case that there is nothing to tell.
    const views = within(cases.getByRole('group', { name: 'Visninger' })).getAllByRole('button')
    await expect(new Set(views.map((view) => view.getBoundingClientRect().top)).size).toBe(1)
    await expect(canvas.queryByRole('heading', { name: 'Detaljer' })).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    await waitFor(() =>
      expect(changes).toEqual([{ id: '1', body: { version: 1, assigneeId: sampleWhoami().person.id } }]),
    )
    await canvas.findByRole('button', { name: /^Godta skaden/ })
    await userEvent.keyboard('e')
    await expect(await cases.findByRole('link', { name: /Bulk bak/, current: true })).toBeVisible()
    await expect(changes[1]).toMatchObject({ id: '1', body: { state: 'ACCEPTED' } })
    await waitFor(async () => expect(await canvas.findByRole('button', { name: /^Godta skaden/ })).toHaveFocus())
    await expect(canvas.getByText('2 av 2: EL10003 · Bulk bak')).toBeInTheDocument()
  },
}

/** Who wrote and what stand first, and what nobody has read is told to eye and ear. */
export const Inbox: Story = {
  render: () => at(`${adminPaths.messages.path}?visning=standard`, 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Meldinger' }))
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(-5)).toEqual(['Fra', 'Tekst', 'Reservasjon', 'Bil', 'Sendt'])
    await expect(await table.findByRole('rowheader', { name: 'Ulest: Kari Nordmann' })).toBeVisible()
  },
}

/** The menu leads to panes: who wrote beside the conversation, what else the same person wrote, and the answer in reach under it. */
export const InboxPanes: Story = {
  render: () => at(adminPaths.messages.path, 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Svar Kari' })
    const cases = within(canvas.getByRole('navigation', { name: 'Meldinger' }))
    await expect(await cases.findByRole('link', { name: /Hvor er kabelen/, current: true })).toBeVisible()
    await expect(reply.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    const earlier = within(await canvas.findByRole('region', { name: 'Tidligere samtaler' }))
    await expect(await earlier.findByRole('link', { name: 'Glemte en jakke' })).toHaveAttribute(
      'href',
      adminPaths.messages.recordPath({ id: 2 }),
    )
    await userEvent.keyboard('j')
    await expect(await cases.findByRole('link', { name: /Glemte en jakke/, current: true })).toBeVisible()
  },
}

/** On a phone the list is a page of its own. */
export const InboxOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => at(adminPaths.messages.path, 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Meldinger' }))
    await expect(await list.findByRole('link', { name: /Kari Nordmann/ })).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: /^Svar/ })).not.toBeInTheDocument()
  },
}

/** H asks for how long; the next follows, and what was done can be undone. */
export const Postponed: Story = {
  render: () => at(adminPaths.messages.recordPath({ id: 1 }), 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Meldinger' }))
    await canvas.findByRole('button', { name: /^Utsett/ })
    await userEvent.keyboard('h')
    const dialog = within(await page.findByRole('dialog', { name: 'Utsett' }))
    await expect(changes).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Utsett' }))
    await expect(await cases.findByRole('link', { name: /Ola Dahl/, current: true })).toBeVisible()
    await expect(changes).toMatchObject([{ id: '1', body: { postponedUntil: expect.stringContaining('T') } }])
    await userEvent.click(await canvas.findByRole('button', { name: 'Angre' }))
    await waitFor(() => expect(changes[1]).toMatchObject({ id: '1', body: { postponedUntil: null } }))
  },
}

/** Sent with Ctrl and Enter; hands stay at the answer of the next. */
export const HandsStay: Story = {
  render: () => at(adminPaths.messages.recordPath({ id: 1 }), 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Svar Kari' }), 'Under setet.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'Svar Ola' })).toHaveFocus())
    // A letter typed there is no key.
    await userEvent.keyboard('ja')
    await expect(canvas.getByRole('textbox', { name: 'Svar Ola' })).toHaveValue('ja')
    await expect(changes).toEqual([])
  },
}
