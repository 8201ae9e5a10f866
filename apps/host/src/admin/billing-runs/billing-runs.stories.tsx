import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleApproval, sampleBills, sampleProof, sampleRehearsal, sampleRun, sampleSending } from './sample-runs.ts'

const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))

const shared = [
  data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
  data('saved-views', { data: [] }),
  data('billing-runs/34/rehearsal', sampleRehearsal),
  data('billing-runs/34/proof', sampleProof),
  data('billing-runs/34/memberships', { data: sampleBills }),
  data('billing-runs/34/history', { data: [] }),
  data('billing-runs/34/deadline', { deadline: '2026-11-20', workingDaysLeft: 13 }),
  data('billing-runs/34/approval', sampleApproval),
  data('billing-runs/34/sending', sampleSending),
  http.post('/api/admin/billing-runs/34/try', () => HttpResponse.json({ rules: [] })),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]
const run = (more: object) => data('billing-runs/34', { ...sampleRun, ...more })

const meta = {
  title: 'Site/Billing run',
  component: AdminArea,
  parameters: { isFlush: true, msw: [run({}), ...shared] },
  render: () => (
    <SampleSite
      path={adminPaths['billing-runs'].recordPath({ id: 34 })}
      whoami={sampleWhoami({
        organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE'] }],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What breaks a rule stands with the fields that mend it; saved, everything is tried again. */
export const Proof: Story = {
  parameters: {
    msw: [
      http.put('/api/admin/memberships/20/billing-data', async ({ request }) => {
        const { organizationNumber } = (await request.json()) as { organizationNumber: string }
        const [failure] = sampleProof.failures
        if (organizationNumber === '984661185')
          return HttpResponse.json({ entity: { ...failure?.data, organizationNumber }, errors: [] })
        const errors = [
          {
            code: 'field.organization-number',
            message: 'Ugyldig organisasjonsnummer',
            fieldName: 'organizationNumber',
          },
        ]
        const problem = {
          type: 'about:blank',
          title: 'Noe i skjemaet må rettes.',
          status: 400,
          code: 'request.invalid',
        }
        return HttpResponse.json({ ...problem, entity: null, errors, requestId: '1' }, { status: 400 })
      }),
      run({}),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '412 av 415 kan sendes. 3 må rettes.' })).toBeVisible()
    const bill = within(await canvas.findByRole('article', { name: 'Bryggen Arkitekter AS' }))
    const number = bill.getByRole('textbox', { name: 'Organisasjonsnummer' })
    await userEvent.clear(number)
    await userEvent.type(number, '984661186')
    await userEvent.click(bill.getByRole('button', { name: 'Lagre og prøv igjen' }))
    await expect(await bill.findByText('Ugyldig organisasjonsnummer')).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, '984661185')
    await userEvent.click(bill.getByRole('button', { name: 'Lagre og prøv igjen' }))
    await expect(await screen.findByText('Lagret for Bryggen Arkitekter AS')).toBeVisible()
  },
}

const mended = new Set<number>()
const mendedAt = http.put('/api/admin/memberships/:id/billing-data', ({ params }) => {
  mended.add(Number(params['id']))
  return HttpResponse.json({ entity: sampleProof.failures[0]?.data, errors: [] })
})
const stillFailing = http.get('/api/admin/billing-runs/34/proof', () => {
  const failures = sampleProof.failures.filter(({ membershipId }) => !mended.has(membershipId))
  return HttpResponse.json({ ...sampleProof, failures })
})

/** What is mended goes; focus goes on to the next, and at last to what it all comes to. */
export const MendedByKeyboard: Story = {
  beforeEach: () => mended.clear(),
  parameters: { msw: [mendedAt, run({}), stillFailing, ...shared] },
  play: async ({ canvas }) => {
    const billOf = (name: string) => within(canvas.getByRole('article', { name }))
    await canvas.findByRole('article', { name: 'Bryggen Arkitekter AS' })
    const last = billOf('Lars Olsen').getByRole('textbox', { name: 'Gate og nummer' })
    await userEvent.type(last, 'Strandgaten 4{Enter}')
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Lars Olsen' })).toBeNull())
    const number = billOf('Bryggen Arkitekter AS').getByRole('textbox', { name: 'Organisasjonsnummer' })
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.keyboard('1{Enter}')
    const email = billOf('Solveig Indrebø').getByRole('textbox', { name: 'E-post for faktura' })
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('n{Enter}')
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    await expect(canvas.getByRole('heading', { name: /kan sendes/ })).toHaveFocus()
  },
}

/** What it comes to, beside the month before, by product, member and car. */
export const Rehearsal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Generalprøve' }))
    await expect(await canvas.findByText('Redusert egenandel')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Skiller seg ut' })).toBeVisible()
    await expect(canvas.getByText(/13 virkedager igjen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Bil' }))
    await expect(await canvas.findByText('119 · EL12345')).toBeVisible()
  },
}

const asked: string[] = []

/** Before anything is drafted it is reckoned as of any day, and nothing is written. */
export const RehearsedBeforeItIsMade: Story = {
  beforeEach: () => {
    asked.length = 0
  },
  parameters: {
    msw: [
      data('billing-runs/template', {
        entity: { deliveredUntil: '2026-10-31', invoiceDate: '2026-11-03', note: null },
      }),
      http.get('/api/admin/billing-runs/rehearsal', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('until') ?? '')
        return HttpResponse.json(sampleRehearsal)
      }),
      ...shared,
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths['billing-runs'].newPath}
      whoami={sampleWhoami({
        organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE'] }],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Generalprøve' })).toBeVisible()
    await expect(await canvas.findByText('Prøve, ingenting er skrevet')).toBeVisible()
    await expect(await canvas.findByText('Redusert egenandel')).toBeVisible()
    await expect(asked).toEqual(['2026-10-31'])
  },
}

/** Somebody else than the drafter sees what is approved before it is. */
export const Approval: Story = {
  parameters: { msw: [run({ state: 'CHECKED', memberships: 413, setAside: 2 }), ...shared] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Du godkjenner 413 fakturaer på/ })).toBeVisible()
    await expect(await canvas.findByText('Spurt om adresse')).toBeVisible()
    await expect(canvas.getByText('Medlemmene kan fortsatt si fra')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'PDF: utkastet til Marit Nygård' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Godkjenn og send/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Det kan ikke angres.')
  },
}

const open = { ...sampleRun, state: 'CHECKED', memberships: 413, setAside: 2, openUntil: '2999-11-05T08:00:00+01:00' }
let approved = open
/** Whoever ends the time in which members may speak sees at once that it is over. */
export const ControlEnded: Story = {
  beforeEach: () => {
    approved = open
  },
  parameters: {
    msw: [
      http.get('/api/admin/billing-runs/34', () => HttpResponse.json(approved)),
      http.post('/api/admin/billing-runs/34/end-control', () => {
        approved = { ...open, version: 4, openUntil: '2026-11-03T09:00:00+01:00' }
        return HttpResponse.json({ entity: approved, errors: [] })
      }),
      http.get('/api/admin/billing-runs/34/approval', () =>
        HttpResponse.json({ ...sampleApproval, checks: [{ check: 'CONTROL_OVER', holds: approved !== open }] }),
      ),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Medlemmene kan fortsatt si fra')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Avslutt/ }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.type(question.getByRole('textbox'), 'Alle har fått beskjed')
    await userEvent.click(question.getByRole('button', { name: /^Avslutt/ }))
    await expect(await canvas.findByText('Kontrollperioden er over')).toBeVisible()
  },
}

/** Out of reach of any server that stops: where it is, and what did not go out first. */
export const Sending: Story = {
  parameters: {
    msw: [
      run({
        state: 'ISSUING',
        issued: 290,
        memberships: 413,
        approvedBy: 'Astrid Haugland',
        approvedAt: '2026-11-03T09:10:00+01:00',
      }),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Fakturaer' })).toHaveAttribute('aria-valuenow', '290')
    await expect(await canvas.findByText('Kom ikke fram: Postboksen er full.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Ta pause/ })).toBeVisible()
    await expect(canvas.getByText(/Postboksen er full/, { selector: 'li span' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Godkjenn/ })).toBeNull()
  },
}

const sent = { state: 'DONE', issued: 413, memberships: 413, doneAt: '2026-11-03T09:20:00+01:00' } as const
const steps = sampleSending.steps.map((one) => (one.step === 'PRINT' ? one : { ...one, queued: 0 }))
/** All is sent but what waits for a printer: there is nothing left to hold back. */
export const Sent: Story = {
  parameters: {
    msw: [run(sent), data('billing-runs/34/sending', { ...sampleSending, steps }), ...shared],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alle fakturaene er laget og lagt i kø for sending.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ta pause/ })).toBeNull()
  },
}
/** What is made and waits to be sent can be held back. */
export const SentNotYet: Story = {
  parameters: { msw: [run({ ...sent, queued: 120 }), ...shared] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Ta pause/ })).toBeVisible()
  },
}

/** A misspelt domain is suggested right, tried while it is typed, and whoever lacks something is asked by one press. */
export const MendedWhileTyping: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/memberships/ask-for-billing-data', async ({ request }) => {
        const { membershipId } = (await request.json()) as { membershipId: number }
        return HttpResponse.json({ asked: membershipId === 21 ? 1 : 0, left: 0 })
      }),
      run({}),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    const mail = within(await canvas.findByRole('article', { name: 'Solveig Indrebø' }))
    await userEvent.click(mail.getByRole('button', { name: 'Bruk delebil.test' }))
    await expect(mail.getByRole('textbox', { name: 'E-post for faktura' })).toHaveValue('solveig.indrebo@delebil.test')
    await expect(await mail.findByText('Holder for alle reglene. Lagre, så er den med.')).toBeVisible()
    const address = within(canvas.getByRole('article', { name: 'Lars Olsen' }))
    await userEvent.click(address.getByRole('button', { name: 'Be Lars Olsen fylle ut' }))
    await expect(await screen.findByText('Eierne av Lars Olsen er spurt på e-post')).toBeVisible()
  },
}

let looks = 0

/** The bills tell of themselves what has become of them while the run is sent. */
export const BillsFollow: Story = {
  beforeEach: () => {
    looks = 0
  },
  parameters: {
    msw: [
      run({ state: 'ISSUING', memberships: 1, issued: 0 }),
      http.get('/api/admin/billing-runs/34/memberships', () => {
        looks += 1
        const [bill] = sampleBills
        const waits = { ...bill, setAside: null, invoiceId: null, number: null, delivery: null, problem: null }
        const sent = { ...waits, method: 'EHF', invoiceId: 91, number: 10_455, delivery: 'SENT' }
        return HttpResponse.json({ data: [looks === 1 ? waits : sent] })
      }),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Venter' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '10455' }, { timeout: 6000 })).toBeVisible()
  },
}
