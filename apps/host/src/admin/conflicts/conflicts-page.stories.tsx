import { makeProblem } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleConflicts, sampleResolutions, sampleSolved, solutionOf } from './sample-conflicts.ts'

const organizationId = sampleWhoami().organizations[0]?.id ?? 1
const staff = (...permissions: ('RESERVATION_READ' | 'RESERVATION_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId, permissions }] })

const api = '/api/admin/conflicts'
const counts = http.get('/api/admin/counts', () =>
  HttpResponse.json({ workList: 0, messages: null, damages: null, conflicts: 2 }),
)
const list = http.get(api, () => HttpResponse.json({ data: sampleConflicts, total: 2 }))
const resolutions = http.get(`${api}/:id/resolutions`, () => HttpResponse.json(sampleResolutions))
const solve = http.post(`${api}/:id/solve`, async ({ request }) =>
  HttpResponse.json(solutionOf((await request.json()) as Parameters<typeof solutionOf>[0])),
)

const listed = http.get(`${api}/solutions`, () => HttpResponse.json({ data: sampleSolved, total: 4 }))

const meta = {
  title: 'Site/Conflicts',
  component: AdminArea,
  parameters: { isFlush: true, msw: [counts, list, resolutions, solve, listed] },
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const site = (query = '', who = staff('RESERVATION_READ', 'RESERVATION_WRITE')) => (
  <SampleSite
    path={`${adminPaths.conflicts}${query}`}
    whoami={who}
    routes={[{ Component: SampleLinks, children: [{ path: '/admin/*', element: <AdminArea /> }] }]}
  />
)

/** By keyboard alone: open the first, see what the best resolution does, do it, and be told. */
export const SolvedByKeyboard: Story = {
  render: () => site(),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /Kari Nordmann.*Ikke levert i tide/ })
    first.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kari Nordmann' })).toHaveFocus())
    const best = await canvas.findByRole('radio', { name: /Flytt til Toyota Yaris EL12345/ })
    await expect(best).toBeChecked()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Melding til Kari Nordmann' }), ' God tur!')
    await userEvent.click(canvas.getByRole('button', { name: 'Se hva som skjer' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Dette skjer' })).toHaveFocus())
    await expect(canvas.getByText('Kari Nordmann får melding')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Gjennomfør og si fra' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Løst: Flytt til Toyota Yaris EL12345')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Angre' })).toBeVisible()
  },
}

/** The first case is open beside the list and takes no focus; a digit chooses among its resolutions, and J and K go on and back: what was chosen is let go of with the case. */
export const ByKeys: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => site(),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Konflikter' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Kari Nordmann' })).not.toHaveFocus()
    await expect(list.getByRole('link', { name: /Kari Nordmann/, current: true })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /^Flytt til Toyota Yaris/ })).toBeChecked()
    await userEvent.keyboard('2')
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
    await userEvent.keyboard('j')
    const [, second] = list.getAllByRole('link')
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('k')
    await waitFor(() => expect(list.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true'))
    await expect(await canvas.findByRole('radio', { name: /^Flytt til Toyota Yaris/ })).toBeChecked()
  },
}

/** What is wrong stands at its field, and nothing that was typed is lost. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post(`${api}/:id/solve`, () =>
        HttpResponse.json(
          { code: 'reservation.car-taken', errors: [{ code: 'reservation.car-taken', message: 'Bilen er opptatt.' }] },
          { status: 409 },
        ),
      ),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
      counts,
      list,
      resolutions,
      listed,
    ],
  },
  render: () => site('?apne=1'),
  play: async ({ canvas }) => {
    const why = await canvas.findByRole('textbox', { name: 'Hvorfor?' })
    await userEvent.clear(why)
    await userEvent.click(canvas.getByRole('button', { name: 'Se hva som skjer' }))
    await waitFor(() => expect(why).toHaveFocus())
    await userEvent.type(why, 'Forsinket')
    await userEvent.click(canvas.getByRole('radio', { name: /Avbestill uten gebyr/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Se hva som skjer' }))
    await expect(await canvas.findByText('Bilen er opptatt.')).toBeVisible()
    await expect(why).toHaveValue('Forsinket')
  },
}

export const Calm: Story = {
  parameters: { msw: [http.get(api, () => HttpResponse.json({ data: [], total: 0 })), counts, listed] },
  render: () => site(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen konflikter' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  render: () => site('?apne=1', staff('RESERVATION_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du kan se utveiene, men ikke bruke dem.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Se hva som skjer' })).toBeNull()
  },
}

/** Long after the toast is gone it is undone from the list; what can't be undone says why. */
export const UndoneLater: Story = {
  parameters: {
    msw: [
      counts,
      list,
      listed,
      http.post(`${api}/solutions/5/undo`, () =>
        HttpResponse.json({ entity: { id: 5, kind: 'car', reservations: [], notified: [] }, errors: [] }),
      ),
    ],
  },
  render: () => site(),
  play: async ({ canvas }) => {
    const solved = await canvas.findByRole('list', { name: 'Løst i det siste' })
    await expect(solved).toHaveTextContent('Kan ikke angres: medlemmet har svart')
    await expect(solved).toHaveTextContent('Angret av Åse Ødegård')
    await expect(canvas.getAllByRole('button', { name: /^Angre \d/ })).toHaveLength(1)
    canvas.getByRole('button', { name: 'Angre 100101' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Angret. Reservasjonen er som før.')).toBeVisible()
  },
}

/** Somebody has answered at this moment: it is said, and nothing else is gone. */
export const UndoRefused: Story = {
  parameters: {
    msw: [
      counts,
      list,
      listed,
      http.post(`${api}/solutions/5/undo`, () =>
        HttpResponse.json(makeProblem('conflict.answered', 409), {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
        }),
      ),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => site(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Angre 100101' }))
    await expect(await canvas.findByText(/^Noen har svart, begynt på turen eller endret/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Angre 100101' })).toBeVisible()
  },
}
