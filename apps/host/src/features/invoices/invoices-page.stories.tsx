import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleInvoiceLines, sampleInvoices } from '../../sample/sample-invoices.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { InvoicesPage } from './invoices-page.tsx'

/** Beside what a story is about. */
const quiet: Mocks = { listBillingBasis: () => ({ data: [], waiting: [] }), writeLog: () => undefined }
const filled: Mocks = {
  ...quiet,
  listInvoices: () => ({ data: sampleInvoices }),
  listInvoiceLines: () => ({ data: sampleInvoiceLines }),
}
// The first answer may take its time where many stories run at once.
const patient = { timeout: 5000 }
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
  parameters: { msw: mockApi('', { ...filled, listBillingBasis: () => ({ data: sampleInvoiceLines, waiting: [] }) }) },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Vis linjer, neste faktura' }, patient)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kommer på neste faktura' })).toBeVisible()
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('link', { name: 'Reservasjon 100412, bil 101' })).toBeVisible()
  },
}

/** A trip of which nobody has said how far it went is on no invoice, and leads to where that is said. */
export const WaitingForKilometers: Story = {
  parameters: {
    msw: mockApi('', {
      ...filled,
      listBillingBasis: () => ({
        data: [],
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
