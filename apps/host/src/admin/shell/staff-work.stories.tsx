import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from './admin-area.tsx'

const rows = (data: readonly object[]) => ({ data, totalElements: data.length, isExact: true, cursor: null })
const answer = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const server = [
  answer('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
  answer('saved-views', { data: [] }),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]
const at = (path: string, ...permissions: Permission[]) => (
  <SampleSite
    path={path}
    whoami={sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)
async function drawn(): Promise<Blob> {
  const canvas = new OffscreenCanvas(80, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20)
  return await canvas.convertToBlob({ type: 'image/png' })
}

const meta = {
  title: 'Site/AdminArea at work',
  component: AdminArea,
  parameters: { isFlush: true, msw: server },
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const kari = { id: 7, version: 1, name: 'Kari Nordmann' }
const standing = { externalIdCardVerificationRequired: false, externalIdCard: false, canCreateReservation: true }
const family = { ...standing, id: 21, name: 'Familien Nordmann', state: 'PAUSED', isOwner: true, isDefault: true }
const firm = { ...standing, id: 22, name: 'Nordmann rør AS', state: 'ACTIVE', isOwner: false, isDefault: false }

/** Who is chosen says which membership; then what it costs, and what stands in its way. */
export const NewReservation: Story = {
  parameters: {
    msw: [
      ...server,
      answer('reservations/template', {
        entity: { start: '2026-12-01T10:00:00+01:00', end: '2026-12-01T12:00:00+01:00', superDamageWaiver: true },
      }),
      answer('persons/options', {
        data: [{ ...kari, email: 'kari@delebil.test', phone: '+4791234567', memberships: [], lastTrip: null }],
      }),
      answer('persons/7', kari),
      answer('persons/7/memberships', { data: [family, firm] }),
      answer('cars/options', {
        data: [
          {
            id: 3,
            carNumber: '103',
            licensePlate: 'EL10003',
            model: 'Toyota Yaris',
            location: 'Torget',
            metres: 0,
            priceOre: 19_800,
            taken: [],
          },
        ],
      }),
      answer('cars/3', { id: 3, version: 1, carNumber: 103, licensePlate: 'EL10003' }),
      http.get('/api/admin/reservations/quote', ({ request }) => {
        const isPaused = new URL(request.url).searchParams.get('membershipId') === '21'
        return HttpResponse.json({
          price: {
            currency: 'NOK',
            totalOre: 19_800,
            vatOre: 3960,
            kilometerTiers: [{ fromKm: 0, orePerKm: 340 }],
            lines: [
              { description: 'Tid', quantity: 2, unit: 'HOUR', unitPriceOre: 9900, totalOre: 19_800, vatCode: '3' },
            ],
          },
          warnings: isPaused ? [{ code: 'membership.not-active', mayOverride: true }] : [],
          taken: [],
        })
      }),
    ],
  },
  render: () =>
    at(`${adminPaths.reservations.newPath}?carId=3`, 'RESERVATION_READ', 'RESERVATION_WRITE', 'FLEET_MANAGEMENT_READ'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pris og hindringer' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Person' }))
    await userEvent.click(await page.findByRole('option', { name: /^Kari Nordmann/ }))
    const membership = await canvas.findByRole('combobox', { name: 'Medlemskap' })
    await waitFor(() => expect(membership).toHaveValue('Nordmann rør AS'))
    await expect(membership).toHaveAccessibleDescription('Personen kan reservere på 2 medlemskap.')
    await expect(await canvas.findByText('Tid')).toBeVisible()
    await expect(canvas.getByText(/^\+ 3,40\skr\/km$/)).toBeVisible()
    await userEvent.click(membership)
    await userEvent.click(await page.findByRole('option', { name: /^Familien Nordmann/ }))
    await expect(membership).toHaveValue('Familien Nordmann')
    await expect(await canvas.findByText(/^Du kan opprette reservasjonen likevel/)).toBeVisible()
  },
}

const taken = { id: 61, version: 1, reservationNumber: 104_561, state: 'FUTURE', carId: 3, carNumber: 103 }
const blocks = [
  { ...taken, kind: 'admin', licensePlate: 'EL10003', start: '2026-12-01T10:00:00+01:00', userNote: null },
  { ...taken, id: 62, reservationNumber: 104_562, kind: 'block', licensePlate: 'EL10004', userNote: 'EU-kontroll' },
].map((one) => ({ start: '2026-12-02T08:00:00+01:00', end: '2026-12-02T16:00:00+01:00', ...one }))

/** What staff booked for a member is changed among the reservations; a car that is blocked, here. */
export const AdminReservations: Story = {
  parameters: { msw: [...server, answer('admin-reservations', rows(blocks))] },
  render: () => at(adminPaths['admin-reservations'].path, 'RESERVATION_READ', 'RESERVATION_WRITE'),
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.findByRole('link', { name })
    await expect(await link('104561')).toHaveAttribute('href', adminPaths.reservations.recordPath({ id: 61 }))
    await expect(await link('104562')).toHaveAttribute('href', adminPaths['admin-reservations'].recordPath({ id: 62 }))
    await expect(await link('Sperr en bil')).toBeVisible()
    await expect(canvas.getByText('EU-kontroll')).toBeVisible()
  },
}

/** A picture has a name before it is sent. */
export const NewCarImage: Story = {
  parameters: {
    msw: [
      ...server,
      http.post('/api/admin/car-image', ({ request }) => {
        const name = new URL(request.url).searchParams.get('name')
        const entity = { id: 5, version: 1, name, width: 80, height: 40, modelCount: 0 }
        return HttpResponse.json({ entity, errors: [] }, { status: 201 })
      }),
    ],
  },
  render: () => at(adminPaths['car-image'].newPath, 'FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nytt Bil-bilde' })).toBeVisible()
    await canvas.findByText('Slipp bilder her, lim inn med Ctrl+V, eller velg dem.')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File([await drawn()], 'yaris.png', { type: 'image/png' }))
    await expect(await canvas.findByText('Gi hvert bilde et navn før du laster opp.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Navn' }), 'Toyota Yaris')
    await userEvent.click(canvas.getByRole('button', { name: 'Last opp bildet' }))
    await expect(await canvas.findByText('Bildene er lastet opp')).toBeVisible()
  },
}

const message = { id: 9, version: 1, reservationId: 5, reservationNumber: 104_505, licensePlate: 'EL10003' }
const said = { id: 9, kind: 'DAMAGE', text: 'Bulk i døra', author: { id: 7, name: 'Kari Nordmann' } }

/** The pictures that a member sent stand in the conversation, and are looked at in large. */
export const PicturesInThread: Story = {
  parameters: {
    msw: [
      ...server,
      answer('messages', rows([])),
      answer('messages/9', {
        ...message,
        kind: 'DAMAGE',
        text: said.text,
        isRead: true,
        created: '2026-11-21T10:00:00+01:00',
      }),
      answer('messages/9/history', { data: [] }),
      answer('reservations/5/messages', {
        data: [
          {
            ...said,
            isFromStaff: false,
            createdAt: '2026-11-21T10:00:00+01:00',
            pictures: [31, 32].map((id) => ({ id, width: 80, height: 40, alt: null })),
          },
        ],
      }),
      http.get('/api/admin/reservations/5/pictures/:id', async () => {
        const picture = await drawn()
        return new HttpResponse(picture, { headers: { 'content-type': picture.type } })
      }),
    ],
  },
  render: () => at(adminPaths.messages.recordPath({ id: 9 }), 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Samtalen' }))
    await userEvent.click(await thread.findByRole('button', { name: 'Bilde 2 av 2 fra Kari Nordmann. Vis stort' }))
    const large = within(await page.findByRole('dialog', { name: 'Bilde' }))
    await expect(await large.findByRole('img', { name: 'Bilde 2 av 2 fra Kari Nordmann' })).toBeVisible()
  },
}

const waiting = (id: number, author: string, text: string) => ({
  ...message,
  id,
  kind: 'MESSAGE',
  author,
  text,
  isFromStaff: false,
  isRead: false,
  pictureCount: 0,
  created: '2026-11-21T10:00:00+01:00',
})
const [first, second] = [
  waiting(9, 'Kari Nordmann', 'Hvor er ladekabelen?'),
  waiting(10, 'Ola Dahl', 'Glemte en jakke'),
]
let answers: string[] = []

/** Who has waited longest is answered under what was said; Ctrl and Enter sends, and the next follows. */
export const AnsweredInQueue: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: {
    msw: [
      ...server,
      answer('messages', rows([first, second])),
      http.get('/api/admin/messages/:id', ({ params }) => HttpResponse.json(params['id'] === '9' ? first : second)),
      answer('messages/9/history', { data: [] }),
      answer('messages/10/history', { data: [] }),
      answer('reservations/5/messages', {
        data: [{ ...said, text: first.text, isFromStaff: false, createdAt: first.created, pictures: [] }],
      }),
      answer('reservations/6/messages', { data: [] }),
      http.post('/api/admin/messages', async ({ request }) => {
        answers.push(String(Reflect.get((await request.json()) as object, 'text')))
        return HttpResponse.json({ entity: { ...message, id: 11 }, errors: [] }, { status: 201 })
      }),
    ],
  },
  beforeEach: () => {
    answers = []
  },
  render: () => at(adminPaths.messages.recordPath({ id: 9 }), 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Meldinger' }))
    await expect(await cases.findByRole('link', { name: /Kari Nordmann/, current: true })).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Svar Kari' }), 'Under setet.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await cases.findByRole('link', { name: /Ola Dahl/, current: true })).toBeVisible()
    await expect(answers).toEqual(['Under setet.'])
    await expect(await canvas.findByRole('textbox', { name: 'Svar Ola' })).toHaveValue('')
  },
}

/** An answer that was begun stands there when its message is come back to. */
export const ReplyKept: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: AnsweredInQueue.parameters ?? {},
  render: () => at(adminPaths.messages.recordPath({ id: 9 }), 'MESSAGE_READ', 'MESSAGE_WRITE'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Svar Kari' }), 'Under set')
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('j')
    await canvas.findByRole('textbox', { name: 'Svar Ola' })
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('textbox', { name: 'Svar Kari' })).toHaveValue('Under set')
  },
}
