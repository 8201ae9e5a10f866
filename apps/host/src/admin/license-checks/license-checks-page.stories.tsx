import { makeProblem } from '@delebil/core-api'
import type { LicenseCheck } from '@delebil/core-api/admin'
import { licenseRefusalText, problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { LicenseChecksPage } from './license-checks-page.tsx'

const staff = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['MEMBERSHIP_WRITE'] }] })
const eva: LicenseCheck = {
  id: 1,
  version: 1,
  name: 'Eva Eier',
  phone: '+4790000001',
  sentAt: '2026-11-20T10:00:00+01:00',
  sides: ['FRONT', 'BACK'],
  state: 'NO_HIT',
  lookup: { at: '2026-11-20T09:50:00+01:00', result: 'NO_HIT' },
}
const per: LicenseCheck = {
  ...eva,
  id: 2,
  name: 'Per Penn',
  sentAt: '2026-11-21T10:00:00+01:00',
  sides: ['FRONT'],
  state: 'UNKNOWN',
  lookup: null,
}
const path = '/api/admin/license-checks'

// A licence of nobody.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#f2c6d6"/>
  <rect x="40" y="90" width="160" height="210" fill="#999"/><text x="240" y="140" font-size="32">Prøve Person</text></svg>`
const picture = () => new HttpResponse(new Blob([drawing], { type: 'image/svg+xml' }))

let waiting: LicenseCheck[] = []
let sent: { call: string; body: unknown }[] = []
let looks = 0
const refusedWith = (code: 'license.already-checked' | 'record.stale') =>
  HttpResponse.json(makeProblem(code, 409), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  })
const list = http.get(path, () => HttpResponse.json({ data: waiting }))
const common = [
  http.get('/api/admin/counts', () =>
    HttpResponse.json({ workList: null, messages: null, damages: null, licenses: 2 }),
  ),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
  http.get(`${path}/:id/picture/:side`, () => {
    looks += 1
    return picture()
  }),
]
const decide = http.post(`${path}/:id/:call`, async ({ params, request }) => {
  waiting = waiting.filter(({ id }) => String(id) !== params['id'])
  sent.push({ call: `${String(params['id'])} ${String(params['call'])}`, body: await request.json() })
  return new HttpResponse(null, { status: 204 })
})

const linked = [{ Component: SampleLinks, children: [{ path: '/admin/*', element: <AdminArea /> }] }]

const meta = {
  title: 'Site/LicenseChecksPage',
  component: LicenseChecksPage,
  parameters: { isFlush: true, msw: [...common, list, decide] },
  beforeEach: () => {
    waiting = [eva, per]
    sent = []
    looks = 0
  },
  render: () => (
    <SampleSite
      path={adminPaths.licenseChecks}
      whoami={staff}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof LicenseChecksPage>
export default meta
type Story = StoryObj<typeof meta>

/** Both sides are there once, with what the register said; a double press approves one licence, and the next comes by itself. */
export const ApprovesAndGoesOn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Eva Eier' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Forsiden av førerkortet til Eva Eier' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Baksiden av førerkortet til Eva Eier' })).toBeVisible()
    await expect(looks).toBe(2)
    await expect(canvas.getByText(/^Registeret fant ikke førerkortet .+\.$/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gyldig til' }), '31.12.2099')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Godkjenn og neste' }))
    const next = await canvas.findByRole('heading', { name: 'Per Penn' })
    await waitFor(() => expect(next).toHaveFocus())
    await expect(canvas.getByText('Førerkortet til Eva Eier er godkjent.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Gyldig til' })).toHaveValue('')
    await expect(sent).toEqual([{ call: '1 approve', body: { version: 1, validUntil: '2099-12-31' } }])
  },
}

/** With the keyboard alone: a date that has passed is told at its field, then a reason is chosen and the queue is empty. */
export const KeyboardRefuses: Story = {
  beforeEach: () => {
    waiting = [per]
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Gyldig til' })
    await userEvent.type(field, '01.01.2020{Enter}')
    await expect(await canvas.findByText(problemText['license.date-past'])).toBeVisible()
    await expect(field).toHaveFocus()
    canvas.getByRole('radio', { name: licenseRefusalText.UNREADABLE }).focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Avvis' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Ingen førerkort å sjekke' })).toBeVisible()
    await expect(sent).toEqual([{ call: '2 refuse', body: { version: 1, reason: 'UNREADABLE' } }])
  },
}

/** Somebody else was first: it is said, nothing is lost, and the next comes forward. */
export const DecidedByOthers: Story = {
  parameters: {
    msw: [...common, list, http.post(`${path}/:id/:call`, () => refusedWith('license.already-checked'))],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Gyldig til' }), '31.12.2099{Enter}')
    await expect(await canvas.findByText(problemText['license.already-checked'])).toBeVisible()
    const next = await canvas.findByRole('heading', { name: 'Per Penn' })
    await waitFor(() => expect(next).toHaveFocus())
    await expect(await canvas.findByRole('img', { name: 'Forsiden av førerkortet til Per Penn' })).toBeVisible()
  },
}

/** The member has sent other pictures meanwhile: they are what is looked at next. */
export const SentAnewMeanwhile: Story = {
  parameters: {
    msw: [
      ...common,
      list,
      http.post(`${path}/:id/:call`, () => {
        waiting = [per, { ...eva, version: 2, sides: ['FRONT'] }]
        return refusedWith('record.stale')
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Gyldig til' }), '31.12.2099{Enter}')
    await expect(await canvas.findByText('Eva Eier har sendt nye bilder siden du så på dem.')).toBeVisible()
    // Beside, or below on a phone.
    const [again] = await canvas.findAllByRole('button', { name: /Eva Eier/ })
    if (again) await userEvent.click(again)
    await expect(await canvas.findByRole('heading', { name: 'Eva Eier' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Baksiden av førerkortet til Eva Eier' })).toBeNull()
  },
}

let isOffline = true

/** Without network it is said, what is typed stays, and the same press does it once there is network. */
export const Offline: Story = {
  beforeEach: () => {
    isOffline = true
  },
  parameters: {
    msw: [
      ...common,
      list,
      http.post(`${path}/:id/:call`, () =>
        isOffline ? HttpResponse.error() : new HttpResponse(null, { status: 204 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Gyldig til' })
    await userEvent.type(field, '31.12.2099{Enter}')
    await expect(await canvas.findByText(problemText['network.unreachable'])).toBeVisible()
    await expect(field).toHaveValue('31.12.2099')
    isOffline = false
    await userEvent.click(canvas.getByRole('button', { name: 'Godkjenn og neste' }))
    await expect(await canvas.findByRole('heading', { name: 'Per Penn' })).toBeVisible()
  },
}

let isBroken = true

/** A picture that did not come can be asked for again. */
export const PictureFailed: Story = {
  beforeEach: () => {
    isBroken = true
    waiting = [per]
  },
  parameters: {
    msw: [http.get(`${path}/:id/picture/:side`, () => (isBroken ? HttpResponse.error() : picture())), ...common, list],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fikk ikke hentet bildet\./)).toBeVisible()
    isBroken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }))
    await expect(await canvas.findByRole('img', { name: 'Forsiden av førerkortet til Per Penn' })).toBeVisible()
  },
}

/** The queue stands beside, with how long each has waited; J goes on, a letter leads to the form, and Ctrl with Enter decides. */
export const ByKeys: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const queue = within(await canvas.findByRole('navigation', { name: 'Køen' }))
    await expect(queue.getByText('2 førerkort venter')).toBeVisible()
    await expect(queue.getByRole('button', { name: /^Eva Eier/, current: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '900 00 001' })).toHaveAttribute('href', 'tel:+4790000001')
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: 'Per Penn' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('heading', { name: 'Eva Eier' })).toBeVisible()
    await userEvent.keyboard('w')
    await expect(canvas.getByRole('note', { name: 'Hvorfor den er her' })).toHaveFocus()
    await userEvent.keyboard('e')
    await expect(canvas.getByRole('textbox', { name: 'Gyldig til' })).toHaveFocus()
    await expect(sent).toEqual([])
    await userEvent.keyboard('31.12.2099{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('heading', { name: 'Per Penn' })).toBeVisible()
    await expect(sent).toHaveLength(1)
  },
}

export const Empty: Story = {
  beforeEach: () => {
    waiting = []
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen førerkort å sjekke' })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { msw: [...common, http.get(path, () => new Promise<never>(() => undefined))] },
}
export const Failed: Story = {
  parameters: { msw: [...common, http.get(path, () => new HttpResponse(null, { status: 500 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fikk ikke hentet førerkortene' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The page chosen again in the menu, where one is already, shows what was sent meanwhile. */
export const ChosenAgain: Story = {
  render: () => <SampleSite path={adminPaths.licenseChecks} whoami={staff} routes={linked} />,
  play: async ({ canvas }) => {
    const queue = await canvas.findByRole('navigation', { name: 'Køen' })
    await expect(await within(queue).findByRole('button', { name: /Per Penn/ })).toBeVisible()
    waiting = [eva, per, { ...per, id: 3, name: 'Siv Sen' }]
    await userEvent.click(canvas.getByRole('link', { name: /^Førerkort å sjekke/ }))
    await expect(await within(queue).findByRole('button', { name: /Siv Sen/ })).toBeVisible()
  },
}
