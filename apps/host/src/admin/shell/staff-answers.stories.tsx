import { makeProblem } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from './admin-area.tsx'

const question = (id: number, author: string, text: string) => ({
  id,
  version: 1,
  reservationId: id - 4,
  reservationNumber: 104_500 + id,
  licensePlate: 'EL10003',
  kind: 'MESSAGE',
  author,
  text,
  isFromStaff: false,
  isRead: false,
  pictureCount: 0,
  created: '2026-11-21T10:00:00+01:00',
})
const questions = [question(9, 'Kari Nordmann', 'Hvor er ladekabelen?'), question(10, 'Ola Dahl', 'Glemte en jakke')]
const thread = ({ id, text }: (typeof questions)[number], ...answers: object[]) => {
  const pictures: object[] = []
  const author = { id: 7, name: 'Kari Nordmann' }
  const said = {
    id,
    kind: 'MESSAGE',
    text,
    author,
    isFromStaff: false,
    createdAt: '2026-11-21T10:00:00+01:00',
    pictures,
  }
  return { data: [said, ...answers.map((answered) => ({ ...said, isFromStaff: true, ...answered }))] }
}
const answer = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))

let isWaiting = false
let isTooLate = false
const server = [
  answer('counts', { workList: 0, messages: 2, damages: 0, conflicts: 0 }),
  answer('saved-views', { data: [] }),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
  answer('messages', { data: questions, totalElements: questions.length, isExact: true, cursor: null }),
  http.get('/api/admin/messages/:id', ({ params }) =>
    HttpResponse.json(questions.find(({ id }) => String(id) === params['id'])),
  ),
  answer('messages/:id/history', { data: [] }),
  http.get('/api/admin/reservations/:id/messages', ({ params }) => {
    const [first, second] = questions as [(typeof questions)[0], (typeof questions)[0]]
    const unsent = { id: 11, text: 'Under setet.', createdAt: new Date(Date.now() + 60_000).toISOString() }
    if (params['id'] === String(second.reservationId)) return HttpResponse.json(thread(second))
    return HttpResponse.json(thread(first, ...(isWaiting ? [unsent] : [])))
  }),
  http.post('/api/admin/messages', () => {
    isWaiting = true
    return HttpResponse.json(
      { entity: { ...question(11, 'Kari', 'Under setet.'), isFromStaff: true }, errors: [] },
      { status: 201 },
    )
  }),
  http.post('/api/admin/messages/11/take-back', () => {
    isWaiting = false
    if (isTooLate) return HttpResponse.json(makeProblem('message.already-sent', 409), { status: 409 })
    return HttpResponse.json({ entity: question(11, 'Kari', 'Under setet.'), errors: [] })
  }),
]

const meta = {
  title: 'Site/AdminArea answers',
  component: AdminArea,
  globals: { viewport: { value: 'desk' } },
  parameters: { isFlush: true, msw: server },
  beforeEach: () => {
    isWaiting = false
    isTooLate = false
  },
  render: () => (
    <SampleSite
      path={adminPaths.messages.recordPath({ id: 9 })}
      whoami={sampleWhoami({
        organizationPermissions: [{ organizationId: 1, permissions: ['MESSAGE_READ', 'MESSAGE_WRITE'] }],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What was sent with 'Send og neste' is taken back from the next case: it stands in its field again, beside its question. */
export const TakenBackFromTheNext: Story = {
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Meldinger' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Svar Kari' }), 'Under setet.')
    await expect(canvas.getByText('Sendes etter 10 s, så du kan angre')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await cases.findByRole('link', { name: /Ola Dahl/, current: true })).toBeVisible()
    await expect(await page.findByText('Svaret sendes om 10 s')).toBeVisible()
    await userEvent.keyboard('{F6}{Enter}')
    await expect(await cases.findByRole('link', { name: /Kari Nordmann/, current: true })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Svar Kari' })).toHaveValue('Under setet.')
    await waitFor(() => expect(canvas.queryByText('Svaret er ikke sendt ennå.')).toBeNull())
  },
}

/** A page that is opened again while an answer waits offers to stop it. */
export const OpenedAgainInTime: Story = {
  beforeEach: () => {
    isWaiting = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Svaret er ikke sendt ennå.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Angre sendingen' }))
    await expect(await page.findByText('Svaret ble ikke sendt, og står i feltet igjen')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Svar Kari' })).toHaveValue('Under setet.')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Angre sendingen' })).toBeNull())
  },
}

/** An answer that is out is not taken back, and nothing is put into the field. */
export const TooLate: Story = {
  beforeEach: () => {
    isWaiting = true
    isTooLate = true
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Angre sendingen' }))
    await expect(await page.findByText('Meldingen er sendt, og kan ikke angres lenger.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Svar Kari' })).toHaveValue('')
  },
}
