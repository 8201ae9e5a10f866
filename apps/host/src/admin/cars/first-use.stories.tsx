import type { FirstUse as Stand } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { answerTo } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const car = {
  ...{ id: 119, version: 1, carNumber: 119, licensePlate: 'EE71698', modelId: 3, model: 'Toyota Yaris Hybrid' },
  ...{ locationId: 4, location: 'Nordnes', seats: 5, color: 'blue', tariffKey: 'small', tariff: 'Liten bil' },
  ...{ properties: [], access: ['TELEMATICS'], dialToOpenPhone: null, about: null, fuelCard: null },
  ...{ fuelInstructions: null, active: true },
}
const fresh: Stand = {
  tag: null,
  hasFuelCard: false,
  cardsTaken: null,
  odometer: null,
  tried: null,
  hasTelematics: true,
}
const sent = fn()
const answered = (path: string, entity: Stand) =>
  http.post(`/api/admin/cars/119/first-use/${path}`, async ({ request }) => {
    sent(path, await request.json())
    return HttpResponse.json({ entity, errors: [] })
  })
const answering = (stand: Stand) => [
  answerTo('counts', { workList: 1, messages: 0, damages: 0, conflicts: 0 }),
  answerTo('saved-views', { data: [] }),
  answerTo('cars/119', car),
  answerTo('cars/119/first-use', stand),
  answered('try-lock', { ...stand, tried: { at: '2026-11-27T12:00:00+01:00', outcome: 'door-open' } }),
  answered('tag', { ...stand, tag: '57801234567' }),
  http.post('/api/admin/cars/119/first-use/odometer', () =>
    HttpResponse.json(
      {
        ...{ type: 'about:blank', title: 'Noe i skjemaet må rettes.', status: 400, code: 'request.invalid' },
        ...{ entity: null, requestId: 'a' },
        errors: [
          {
            fieldName: 'kilometers',
            code: 'odometer.too-low',
            message: 'Kilometerstanden er lavere enn den kan ha vært.',
          },
        ],
      },
      { status: 400 },
    ),
  ),
  answerTo('cars/119/*', { data: [] }),
]
const meta = {
  title: 'Site/First use of a car',
  component: AdminArea,
  args: {},
  parameters: { isFlush: true, msw: answering(fresh) },
  render: () => (
    <SampleSite
      path={`${adminPaths.cars.recordPath({ id: 119 })}?fane=i-bruk`}
      whoami={sampleWhoami({
        organizationPermissions: [
          { organizationId: 1, permissions: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'] },
        ],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** A new car: what is left, and the lock is tried by whoever stands beside it. */
export const NewCar: Story = {
  play: async ({ canvas }) => {
    sent.mockClear()
    await expect(await canvas.findByText('5 ting gjenstår.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv låsen' }))
    await expect(await canvas.findByText('Bilen åpnet. En dør står oppe, så den låste ikke')).toBeVisible()
    const tag = within(canvas.getByRole('form', { name: 'Nummer på brikken' }))
    await userEvent.type(tag.getByRole('textbox'), '5780 1234567')
    await userEvent.click(tag.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('tag', { tag: '5780 1234567' }))
  },
}

/** What cannot be is told at its field, and stays as it was typed. */
export const WrongOdometer: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Kilometer nå' }))
    const field = form.getByRole('textbox')
    await userEvent.type(field, '12')
    await userEvent.click(form.getByRole('button', { name: 'Skriv inn' }))
    await expect(await form.findByText('Kilometerstanden er lavere enn den kan ha vært.')).toBeVisible()
    await expect(field).toHaveValue('12')
  },
}

export const Done: Story = {
  parameters: {
    msw: answering({
      tag: '57801234567',
      hasFuelCard: null,
      cardsTaken: '2026-11-26T12:00:00+01:00',
      odometer: 48_213,
      tried: { at: '2026-11-26T12:00:00+01:00', outcome: 'works' },
      hasTelematics: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alt er gjort.')).toBeVisible()
    await expect(canvas.queryByRole('form', { name: 'Nummer på brikken' })).toBeNull()
  },
}
