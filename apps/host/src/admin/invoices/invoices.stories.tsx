import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleInvoiceLines } from '../../sample/sample-invoices.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { trail } from '../incoming-payments/sample-payments.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleInvoice } from './sample-invoice.ts'

const lines = [
  ...sampleInvoiceLines.map((line, index) => ({ ...line, chargeId: index + 1 })),
  {
    ...sampleInvoiceLines[0],
    description: 'Tapt nøkkel',
    reservation: null,
    chargeId: 99,
    grossOre: 50_000,
    unitPriceOre: 50_000,
  },
]
const summary = {
  totalOre: 43_120,
  vatOre: 8624,
  vat: [{ vatCode: '3', vatPercent: 25, grossOre: 43_120, netOre: 34_496, vatOre: 8624 }],
  paidOre: 0,
  creditedOre: 0,
  writtenOffOre: 0,
  restOre: 43_120,
  credits: null,
  creditedBy: null,
}
const delivery = {
  id: 4,
  method: 'EMAIL',
  receiver: 'faktura@floyfjell.example',
  state: 'FAILED',
  problem: 'Postboksen er full.',
  queuedAt: '2026-11-03T09:12:00+01:00',
  endedAt: '2026-11-03T09:14:00+01:00',
  person: 'Astrid Haugland',
}
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))

const meta = {
  title: 'Site/Invoice record',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
      data('saved-views', { data: [] }),
      data('invoices/7', sampleInvoice),
      data('invoices/7/summary', summary),
      http.get('/api/admin/invoices/7/lines', ({ request }) => {
        const all = new URL(request.url).searchParams.get('includeNonReservationLines') !== 'false'
        return HttpResponse.json({
          data: lines.filter(({ reservation }) => all || reservation !== null),
          grouping: 'NONE',
        })
      }),
      data('invoices/7/history', { data: [] }),
      data('invoices/7/deliveries', { data: [delivery] }),
      data('invoices/7/trail', trail),
      data('invoices/7/payments', { data: [] }),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths.invoices.recordPath({ id: 7 })}
      whoami={whoami}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const whoami = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['BILLING_READ', 'MEMBERSHIP_READ', 'RESERVATION_READ'] },
  ],
})

/** Who pays what until when, what is left, and what it is made of; lines about no reservation can be left out. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/25 % \(kode 3\)/)).toBeVisible()
    await expect(await canvas.findByText('Tapt nøkkel')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Ta med linjer uten reservasjon' }))
    await expect(await canvas.findByText('Avbestillingsgebyr')).toBeVisible()
    await expect(canvas.queryByText('Tapt nøkkel')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Last ned PDF' })).toBeVisible()
    await expect(await canvas.findByText('Kom ikke fram: Postboksen er full.')).toBeVisible()
  },
}

/** What was taken back leads to the credit note that did it, and what is to be paid is nothing. */
export const Credited: Story = {
  parameters: {
    msw: [
      data('invoices/7', { ...sampleInvoice, state: 'CREDITED' }),
      data('invoices/7/summary', {
        ...summary,
        creditedOre: 43_120,
        restOre: 0,
        creditedBy: { id: 9, number: 10_095 },
      }),
      ...(meta.parameters.msw as never[]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kreditert 431,20 kr')).toBeVisible()
    const note = await canvas.findByRole('link', { name: 'Kreditnota 10095' })
    await expect(note).toHaveAttribute('href', adminPaths.invoices.recordPath({ id: 9 }))
  },
}

/** Who reads nothing but money reads whose it is, and which right opens that. */
export const BillingAlone: Story = {
  render: () => (
    <SampleSite
      path={adminPaths.invoices.recordPath({ id: 7 })}
      whoami={sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ'] }] })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('(krever MEMBERSHIP_READ)'))[0]).toBeVisible()
    await expect((await canvas.findAllByText('(krever RESERVATION_READ)'))[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Fløyfjell Arkitekter AS' })).toBeNull()
  },
}

/** What takes an invoice back says that it is a credit note, not how it is paid. */
export const CreditNote: Story = {
  parameters: {
    msw: [
      data('invoices/7', {
        ...sampleInvoice,
        kind: 'CREDIT_NOTE',
        state: 'CREDITED',
        totalOre: -43_120,
        vatOre: -8624,
      }),
      data('invoices/7/summary', { ...summary, restOre: 0, credits: { id: 5, number: 10_082 } }),
      ...(meta.parameters.msw as never[]),
    ],
  },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByRole('link', { name: 'Faktura 10082' })
    await expect(invoice).toHaveAttribute('href', adminPaths.invoices.recordPath({ id: 5 }))
    // Beside its number, and as its type.
    await expect(canvas.getAllByText('Kreditnota')).toHaveLength(2)
    await expect(canvas.queryByText('Kreditert')).toBeNull()
  },
}

const byDriver = ['Ane Aas', 'Ane Aas', 'Bo Berg', null, null].map((groupName, index) => ({
  ...lines[index],
  groupName,
}))

/** A company has its lines by driver, each with a sum, and all of them as a file. */
export const ByDriver: Story = {
  parameters: {
    msw: [data('invoices/7/lines', { data: byDriver, grouping: 'DRIVER' }), ...(meta.parameters.msw as never[])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Ane Aas\s*221/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Tabell: Uten fører' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Last ned linjene (CSV)' })).toBeVisible()
  },
}

/** Without its lines the invoice is there all the same, and they can be asked for again. */
export const LinesUnanswered: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/invoices/7/lines', () => new HttpResponse(null, { status: 503 })),
      ...(meta.parameters.msw as never[]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fløyfjell Arkitekter AS' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}

const membership = {
  id: 20,
  version: 1,
  name: 'Fløyfjell Arkitekter AS',
  type: 'COMPANY',
  state: 'ACTIVE',
  membershipType: 'Bedrift',
  memberCount: 11,
}

const billingData = {
  version: 1,
  type: 'COMPANY',
  customer: 'Fløyfjell Arkitekter AS',
  payerId: null,
  addressLine: 'Strandgaten 4',
  postalCode: '5013',
  city: 'Bergen',
  organizationNumber: '984661185',
  buyerReference: 'Avdeling 210',
  invoiceMethod: 'EHF',
  invoiceEmail: null,
  payerEmail: 'post@floyfjell.example',
}

const agreements = {
  version: 1,
  isOffered: false,
  hasEInvoice: false,
  directDebitKid: null,
  directDebitNotice: false,
  leadDays: 4,
  isBankNotifying: true,
}

/** A membership leads to what it was billed, and to what comes next. */
export const OfMembership: Story = {
  parameters: {
    msw: [
      data('memberships/20', membership),
      data('memberships/20/billing-data', billingData),
      data('memberships/20/payment-agreements', agreements),
      data('memberships/20/*', { data: [] }),
      data('invoices', { data: [sampleInvoice], cursor: null, totalElements: 1, isExact: true }),
      ...meta.parameters.msw,
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths.memberships.recordPath({ id: 20 })}
      whoami={whoami}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Faktura 10083' })
    await expect(link).toHaveAttribute('href', adminPaths.invoices.recordPath({ id: 7 }))
    await expect(canvas.getByText('Forfalt')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Alle fakturaer' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Deres referanse' })).toHaveValue('Avdeling 210')
    await expect(canvas.getByRole('textbox', { name: 'E-post for faktura' })).toHaveAccessibleDescription(
      /Er feltet tomt, går den til post@floyfjell.example/,
    )
    await expect(canvas.getByText(/eFaktura og AvtaleGiro går gjennom regnskapssystemet/)).toBeVisible()
  },
}

const agreeing = (agreed: Partial<typeof agreements>) => [
  data('memberships/20', { ...membership, type: 'PRIVATE', name: 'Marit Nygård' }),
  data('memberships/20/billing-data', { ...billingData, type: 'PRIVATE', customer: 'Marit Nygård' }),
  data('memberships/20/payment-agreements', {
    ...agreements,
    isOffered: true,
    directDebitKid: '00000020000000018',
    ...agreed,
  }),
  data('memberships/20/*', { data: [] }),
  ...meta.parameters.msw,
]

/** What whoever pays has agreed with the bank, where the accounting system bills. */
export const Agreements: Story = {
  parameters: { msw: agreeing({ hasEInvoice: true }) },
  render: () => (
    <SampleSite
      path={adminPaths.memberships.recordPath({ id: 20 })}
      whoami={whoami}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Har sagt ja til eFaktura' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'KID i avtalen om AvtaleGiro' })).toHaveValue('00000020000000018')
    await expect(canvas.getByText(/Banken må ha kravet 4 dager før forfall/)).toBeVisible()
  },
}

/** Whoever wants notice in writing gets it of the bank, which must know by the end of a month. */
export const AgreementsWithNotice: Story = {
  ...Agreements,
  parameters: { msw: agreeing({ directDebitNotice: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/innen siste virkedag i en måned/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Vil ha varsel på papir før hvert trekk' })).toBeChecked()
  },
}
