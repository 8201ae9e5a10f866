import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { membershipHandlers, sampleBillingData } from '../../sample/sample-memberships.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { MembershipPage } from './membership-page.tsx'

const sentBillingData = fn()

const meta = {
  title: 'Site/WhoIsBilled',
  component: MembershipPage,
  parameters: { isFlush: true, msw: membershipHandlers(), path: '/memberships/1' },
  render: (_args, { parameters }) => (
    <SampleSite whoami={sampleWhoami()} path={parameters['path']}>
      <Routes>
        <Route path="/memberships/:id" element={<MembershipPage />} />
      </Routes>
    </SampleSite>
  ),
} satisfies Meta<typeof MembershipPage>
export default meta
type Story = StoryObj<typeof meta>

// Several answers come one after the other before it stands there.
const patient = { timeout: 5000 }

/** What an invoice cannot be sent without is named; what is sent is what was changed, and a wrong code stays typed. */
export const WhoIsBilled: Story = {
  parameters: {
    msw: membershipHandlers({
      updateBillingData: ({ body }) => {
        sentBillingData(body)
        return { entity: { ...sampleBillingData, missing: [] }, errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/på plass: Gate og nummer, Postnr. og Sted\.$/, {}, patient)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Gate og nummer'), 'Strandgaten 1')
    await userEvent.type(canvas.getByLabelText('Postnr.'), '50{Enter}')
    await expect(await canvas.findByText('Skriv postnummeret med fire siffer.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Postnr.'), '04')
    await userEvent.type(canvas.getByLabelText('Sted'), 'Bergen{Enter}')
    await expect(await canvas.findByText('Fakturaen er stilet til Kari Nordmann.')).toBeVisible()
    const address = { addressLine: 'Strandgaten 1', postalCode: '5004', city: 'Bergen' }
    await expect(sentBillingData).toHaveBeenLastCalledWith(address)
  },
}

/** A mail that asks who is billed leads to where that is written, though it comes late. */
export const LedToWhoIsBilled: Story = {
  parameters: { path: '/memberships/1#faktura' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Hvem som får faktura' }, patient)
    const section = heading.closest<HTMLElement>('#faktura')
    await waitFor(() => expect(section).toHaveFocus(), patient)
    await expect(section?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  },
}

export const CompanyIsBilled: Story = {
  parameters: {
    msw: membershipHandlers({
      getBillingData: () => ({
        ...sampleBillingData,
        type: 'COMPANY',
        customer: 'Fjell AS',
        missing: ['buyerReference'],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/på plass: Deres referanse\.$/, {}, patient)).toBeVisible()
    await expect(canvas.queryByText('Hvem betaler?')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send fakturaen som EHF' }))
    await expect(canvas.getByRole('checkbox', { name: 'Send fakturaen som EHF' })).toBeChecked()
    await expect(canvas.getByLabelText('Kostnadssted')).toBeVisible()
  },
}

/** Whoever was granted a membership has no invoices: they are told who pays, and asked for nothing. */
export const GrantedIsBilledToAnother: Story = {
  parameters: {
    msw: membershipHandlers({ getBillingData: () => ({ ...sampleBillingData, paidBy: 'Fjell AS', missing: [] }) }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Fjell AS betaler for dette medlemskapet. Turene kommer på fakturaen deres.',
        {},
        patient,
      ),
    ).toBeVisible()
    await expect(canvas.queryByLabelText('Gate og nummer')).toBeNull()
  },
}

/** One natural person pays: who has been said is changed for another, and never for nobody. */
export const AnotherPays: Story = {
  parameters: {
    msw: membershipHandlers({
      getBillingData: () => ({ ...sampleBillingData, payerId: 7, missing: [] }),
      updateBillingData: ({ body }) => {
        sentBillingData(body)
        return { entity: { ...sampleBillingData, payerId: 8, customer: 'Ola Nordmann', missing: [] }, errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const payer = await canvas.findByRole('button', { name: /Hvem betaler\?/ }, patient)
    payer.focus()
    await userEvent.keyboard('{Enter}')
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(options).toEqual(sampleBillingData.members.map(({ name }) => name))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Fakturaen er stilet til Ola Nordmann.')).toBeVisible()
    await expect(sentBillingData).toHaveBeenLastCalledWith({ payerId: 8 })
  },
}

/** What was typed stays where the server says no. */
export const BillingDataRefused: Story = {
  parameters: {
    msw: membershipHandlers({
      updateBillingData: () => {
        throw new MockRefusal('membership.not-owner')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Sted', {}, patient), 'Bergen{Enter}')
    await expect(await canvas.findByText('Bare en eier av medlemskapet kan gjøre dette.')).toBeVisible()
    await expect(canvas.getByLabelText('Sted')).toHaveValue('Bergen')
  },
}
