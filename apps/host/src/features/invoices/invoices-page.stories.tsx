import type { OpenLine } from '@delebil/core-api'
import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { sampleInvoiceLines, sampleInvoices, sampleOpenLines } from '../../sample/sample-invoices.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { InvoicesPage } from './invoices-page.tsx'

/** Beside what a story is about. */
const quiet: Mocks = {
  listBillingBasis: () => ({ data: [], held: [], waiting: [], draft: null }),
  writeLog: () => undefined,
}
const filled: Mocks = {
  ...quiet,
  listInvoices: () => ({ data: sampleInvoices }),
  listInvoiceLines: () => ({ data: sampleInvoiceLines }),
}
// The first answer may take its time where many stories run at once.
const patient = { timeout: 5000 }
const draft = {
  deliveredUntil: '2026-10-31',
  invoiceDate: '2026-11-20',
  dueDate: '2026-12-04',
  totalOre: 43_120,
  openUntil: '2099-11-22T12:00:00+01:00',
}
const said = { raisedAt: '2026-11-20T12:00:00+01:00', dueAt: '2026-12-04T12:00:00+01:00', outcome: null, answer: null }
/** A draft whose lines are held once they are said to be wrong. */
const draftedLines = (): Mocks => {
  const lines = sampleOpenLines.map((line) => ({ ...line, isDrafted: true }))
  const [kept, held] = [(line: OpenLine) => !line.isHeld, (line: OpenLine) => line.isHeld]
  return {
    listBillingBasis: () => ({ data: lines.filter(kept), held: lines.filter(held), waiting: [], draft }),
    disputeLine: ({ params, body }) => {
      const line = lines.find(({ id }) => `${id}` === `${params.id}`)
      if (!line) throw new MockRefusal('resource.unknown')
      Object.assign(line, {
        isHeld: true,
        isDrafted: false,
        disputes: [{ ...said, text: (body as { text: string }).text }],
      })
      return { entity: line, errors: [] }
    },
  }
}
const refuse = () => {
  throw new MockRefusal('server.error')
}

const meta = {
  title: 'Account/InvoicesPage',
  component: InvoicesPage,
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()} path="/invoices">
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof InvoicesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  parameters: { msw: mockApi('', filled) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Faktura 10104' }, patient)).toBeVisible()
    for (const word of ['Ikke betalt', 'Forfalt', 'Betalt', 'Kreditert']) {
      await expect(canvas.getByText(word)).toBeVisible()
    }
    await expect(canvas.getByText(/^Skulle vært betalt 24\.10\.2026\./)).toBeVisible()
    await expect(canvas.getByText('Betal innen 24.11.2026.')).toBeVisible()
    // What is paid tells nobody how to pay.
    await expect(canvas.getAllByText('KID')).toHaveLength(2)
  },
}

const ofCompany = sampleInvoices.map((invoice) => ({ ...invoice, grouping: 'COST_CENTER' as const }))
const byCostCenter = sampleInvoiceLines.map((line, index) => ({
  ...line,
  groupName: index < 3 ? 'Avdeling 210' : null,
}))

/** A company has its lines by cost centre, each with a sum; and those of an invoice, or of a year, as a file. */
export const ByCostCenter: Story = {
  parameters: {
    msw: mockApi('', {
      ...filled,
      listInvoices: () => ({ data: ofCompany }),
      listInvoiceLines: () => ({ data: byCostCenter }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis linjer, faktura 10104' }, patient))
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Avdeling 210' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Uten kostnadssted' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Last ned linjene (CSV), faktura 10104' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alle linjer i 2026 (CSV)' })).toBeVisible()
  },
}

export const Expanded: Story = {
  parameters: { msw: mockApi('', filled) },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Vis linjer, faktura 10104' }, patient)
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('link', { name: 'Reservasjon 100412, bil 101' })).toBeVisible()
    await expect(canvas.getAllByText(/\d t × /)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Skjul linjer, faktura 10104' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}
export const Phone: Story = { ...Expanded, globals: { viewport: { value: 'phone' } } }

export const DrivenSince: Story = {
  parameters: {
    msw: mockApi('', {
      ...filled,
      listBillingBasis: () => ({ data: sampleOpenLines, held: [], waiting: [], draft: null }),
    }),
  },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Vis linjer, neste faktura' }, patient)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kommer på neste faktura' })).toBeVisible()
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('link', { name: 'Reservasjon 100412, bil 101' })).toBeVisible()
  },
}

/** Before an invoice is made its owner sees the draft, why each line is what it is, and says what is wrong. */
export const Disputed: Story = {
  parameters: {
    msw: mockApi('', {
      ...filled,
      ...draftedLines(),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText(/^Utkast til faktura: 431,20/, {}, patient)).toBeVisible()
    await expect(canvas.getByText(/Si fra om linjen innen/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Kommer på neste faktura' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Hvorfor? Leietid' }))
    await expect(canvas.getByText('Takst Liten, gjelder fra 01.01.2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stemmer ikke Leietid' }))
    const dialog = await body.findByRole('dialog', { name: 'Hva stemmer ikke?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send til klubben' }))
    await expect(within(dialog).getByRole('textbox', { name: 'Hva er feil?' })).toBeInvalid()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Hva er feil?' }), 'Jeg leverte klokka tolv')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send til klubben' }))
    const held = await canvas.findByRole('region', { name: 'Venter på svar fra klubben' })
    await expect(within(held).getByText('Jeg leverte klokka tolv')).toBeVisible()
    await expect(within(held).getByText('Du har sagt fra. Klubben svarer innen 04.12.2026.')).toBeVisible()
  },
}

/** A trip of which nobody has said how far it went is on no invoice, and leads to where that is said. */
export const WaitingForKilometers: Story = {
  parameters: {
    msw: mockApi('', {
      ...filled,
      listBillingBasis: () => ({
        data: [],
        held: [],
        draft: null,
        waiting: sampleInvoiceLines
          .flatMap(({ reservation }) => (reservation ? [{ reservation, totalOre: 12_500 }] : []))
          .slice(0, 1),
      }),
    }),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Venter på kilometerstand' }, patient)
    await expect(heading).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reservasjon 100412, bil 101' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Kommer på neste faktura' })).toBeNull()
  },
}

export const NextUnknown: Story = {
  parameters: { msw: mockApi('', { ...filled, listBillingBasis: refuse }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Kunne ikke hente det som kommer på neste faktura/, {}, patient),
    ).toBeVisible()
  },
}

export const LinesFailed: Story = {
  parameters: { msw: mockApi('', { ...filled, listInvoiceLines: refuse }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis linjer, faktura 10104' }, patient))
    await expect(await canvas.findByText(/^Kunne ikke hente linjene\./)).toBeVisible()
  },
}

export const PdfFailed: Story = {
  parameters: { msw: [http.get('*/api/invoices/*/pdf', () => HttpResponse.error()), ...mockApi('', filled)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Last ned PDF, faktura 10104' }, patient))
    await expect(await canvas.findByText(/^Vi får ikke kontakt med tjenesten/)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: mockApi('', { ...quiet, listInvoices: () => ({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen fakturaer ennå', {}, patient)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [http.get('*/api/invoices', () => new Promise<never>(() => undefined)), ...mockApi('', quiet)] },
}

export const Failed: Story = {
  parameters: { msw: mockApi('', { ...quiet, listInvoices: refuse }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunne ikke hente fakturaene', {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [http.get('*/api/*', () => HttpResponse.error()), ...mockApi('', quiet)] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er offline', {}, patient)).toBeVisible()
  },
}
