import { LinkButton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InvoicePhoneRow } from './invoice-phone-row.tsx'
import { sampleInvoice } from './sample-invoice.ts'

const meta = {
  title: 'Site/Invoice on a phone',
  component: InvoicePhoneRow,
  args: {
    record: sampleInvoice,
    children: <LinkButton href="#faktura">10083 Fløyfjell Arkitekter AS</LinkButton>,
  },
} satisfies Meta<typeof InvoicePhoneRow>
export default meta
type Story = StoryObj<typeof meta>

/** Whose it is, how it stands, until when it is to be paid, and how much it is. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forfalt')).toBeVisible()
    await expect(canvas.getByText('Forfall søn. 15. nov.')).toBeVisible()
    await expect(canvas.getByText('431,20 kr')).toBeVisible()
  },
}

export const Paid: Story = {
  args: { record: { ...meta.args.record, state: 'PAID' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betalt')).toBeVisible()
  },
}

/** A credit note is told by its name: nobody is to pay it. */
export const CreditNote: Story = {
  args: { record: { ...meta.args.record, kind: 'CREDIT_NOTE', state: 'CREDITED', totalOre: -43_120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kreditnota')).toBeVisible()
    await expect(canvas.getByText('Fakturadato søn. 1. nov.')).toBeVisible()
    await expect(canvas.queryByText(/Forfall/)).toBeNull()
  },
}
