import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { matchedPayment, oneDigitOff, overview, proposals, tooMuch, trail, unknown } from './sample-payments.ts'

const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const rows = [oneDigitOff, tooMuch, unknown, matchedPayment]
const page = { data: rows, cursor: null, totalElements: rows.length, isExact: true }

const meta = {
  title: 'Site/Incoming payments',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0, payments: 2 }),
      data('saved-views', { data: [] }),
      data('incoming-payments', page),
      data('incoming-payments/counts', { data: [] }),
      data('incoming-payments/overview', overview),
      ...rows.map((row) => data(`incoming-payments/${row.id}`, row)),
      data('incoming-payments/1/proposals', { data: proposals }),
      data('incoming-payments/3/proposals', { data: [] }),
      data('incoming-payments/1/allocations', { data: [] }),
      data('incoming-payments/3/allocations', { data: [] }),
      data('incoming-payments/:id/allocations', {
        data: [
          {
            id: 1,
            target: 'INVOICE',
            amountOre: 301_220,
            membershipId: 20,
            membership: 'Marit Nygård',
            postedOn: '2026-11-19',
            reason: null,
            person: null,
            invoice: trail.invoice,
          },
        ],
      }),
      data('incoming-payments/:id/history', { data: [] }),
      data('invoices/:id/trail', trail),
      http.post('/api/admin/incoming-payments/1/allocate', () =>
        HttpResponse.json({ entity: { ...oneDigitOff, version: 2, state: 'MATCHED', leftOre: 0 }, errors: [] }),
      ),
      http.post('/api/admin/incoming-payments/read-file', () =>
        HttpResponse.json(
          {
            entity: null,
            errors: [
              {
                code: 'payment-file.cut',
                message: 'Filen er kuttet eller skadet. Ingenting er lest inn. Hent den fra banken på nytt.',
                fieldName: 'file',
              },
            ],
          },
          { status: 400 },
        ),
      ),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => site(adminPaths['incoming-payments'].recordPath(oneDigitOff)),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const whoami = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE', 'MEMBERSHIP_READ', 'RESERVATION_READ'] },
  ],
})
const site = (path: string) => (
  <SampleSite path={path} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

/** A wrong KID: what is wrong, what it may have been and why, and the way from the bank to the trip. */
export const OneDigitOff: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('KID går ikke opp.')).toBeVisible()
    await expect(await canvas.findByText('10440 Marit Nygård', { selector: 'span' })).toBeVisible()
    await expect(canvas.getByText('KID ett siffer feil · beløpet likt · navnet ligner')).toBeVisible()
    const way = within(await canvas.findByRole('region', { name: 'Fra bank til tur' }))
    await expect(way.getByText('OCR-fil 0319, linje 112')).toBeVisible()
    await expect(await way.findByText('rettet, krever ditt ja')).toBeVisible()
    await expect(await way.findByRole('link', { name: /111870 · .* · bil 204/ })).toBeVisible()
    await expect(way.getByRole('link', { name: 'Takst Varebil' })).toBeVisible()
  },
}

/** The proposal is taken by a person, with its reasons unless another is written. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Før her på faktura 10440' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('textbox')).toHaveValue('KID ett siffer feil · beløpet likt · navnet ligner')
    await userEvent.click(dialog.getByRole('button', { name: 'Før her' }))
    await waitFor(() => expect(within(document.body).getByText('Innbetalingen er ført')).toBeVisible())
  },
}

/** Matched: each stop of the way, with nothing to do. */
export const Matched: Story = {
  render: () => site(adminPaths['incoming-payments'].recordPath(matchedPayment)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('stemmer')).toBeVisible()
    await expect(canvas.queryByText('Forslag')).toBeNull()
  },
}

/** Nothing is like it: it is found, paid back or set aside. */
export const Unknown: Story = {
  render: () => site(adminPaths['incoming-payments'].recordPath(unknown)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ingen faktura ligner/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Ikke noe av dette/ })[0]).toBeVisible()
  },
}

const upload = async (from: HTMLElement) => {
  const input = from.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
  await userEvent.upload(input, new File(['NY'], 'ocr.txt', { type: 'text/plain' }))
}

/** The list, the file that was read last and what it came to; a file that was cut is told in words. */
export const ListWithFile: Story = {
  render: () => site(`${adminPaths['incoming-payments'].path}?vis=alle`),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/OCR-fil 0319 · .* · 386 linjer/)).toBeVisible()
    await expect((await canvas.findAllByText(/18\s*kr for mye/))[0]).toBeVisible()
    // Who has no name in the file is known by the account.
    await expect(canvas.getByRole('cell', { name: /^Konto 1234\s56\s78903$/ })).toBeVisible()
    await upload(canvasElement)
    await expect(await canvas.findByText('ocr.txt er ikke lest inn')).toBeVisible()
    await expect(canvas.getByText(/Filen er kuttet eller skadet/)).toBeVisible()
  },
}

/** Where the answer to a file is lost, nobody says that it was not read. */
export const AnswerLost: Story = {
  parameters: {
    msw: [http.post('/api/admin/incoming-payments/read-file', () => HttpResponse.error()), ...meta.parameters.msw],
  },
  render: () => site(`${adminPaths['incoming-payments'].path}?vis=alle`),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/OCR-fil 0319 · .* · 386 linjer/)
    await upload(canvasElement)
    await expect(await canvas.findByText('Vi vet ikke om ocr.txt er lest inn')).toBeVisible()
    await expect(canvas.getByText(/kommer ikke to ganger/)).toBeVisible()
  },
}

/** Nothing waits: no failed search, but good news, and the way to all that came in. */
export const NothingWaits: Story = {
  parameters: {
    msw: [data('incoming-payments', { ...page, data: [], totalElements: 0 }), ...meta.parameters.msw],
  },
  render: () => site(adminPaths['incoming-payments'].path),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen innbetalinger må ses på' })).toBeVisible()
    await expect(canvas.queryByText('Ingen treff')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Vis alle' })).toBeVisible()
  },
}

let asked: (string | null)[] = []

/** An address that says the organization opens with what waits, and never asks for all there is. */
export const OpenedFromMail: Story = {
  beforeEach: () => {
    asked = []
  },
  parameters: {
    msw: [
      http.get('/api/admin/incoming-payments', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('filter'))
        return HttpResponse.json(page)
      }),
      ...meta.parameters.msw,
    ],
  },
  render: () => site(`${adminPaths['incoming-payments'].path}?orgId=1`),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/18\s*kr for mye/))[0]).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Må ses på/, current: 'page' })).toBeVisible()
    await expect(new Set(asked)).toEqual(
      new Set([JSON.stringify([{ field: 'state', operator: 'is', value: 'WAITING' }])]),
    )
  },
}
