import { MockRefusal, type Mocks } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect } from 'storybook/test'
import { membershipHandlers } from '../../sample/sample-memberships.ts'
import { samplePayment, samplePaymentId } from '../../sample/sample-payment.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { PaymentPage } from './payment-page.tsx'

const patient = { timeout: 10_000 }
const over = { redirectUrl: null, settled: '2026-11-20T10:01:00+01:00' }

const answers = (more: Mocks) =>
  membershipHandlers({ getPaymentService: () => ({ entity: { name: 'vipps', title: 'Vipps' } }), ...more })
const stands = (more: Parameters<typeof samplePayment>[0]) =>
  answers({ getPayment: () => ({ entity: samplePayment(more) }) })
const refuses = (code: ConstructorParameters<typeof MockRefusal>[0]) =>
  answers({ getPayment: () => Promise.reject(new MockRefusal(code)) })

const meta = {
  title: 'Site/PaymentPage',
  component: PaymentPage,
  parameters: { isFlush: true, msw: stands({}), path: `/vipps/v2/fallback/${samplePaymentId}` },
  render: (_args, { parameters }) => (
    <SampleSite whoami={sampleWhoami()} path={parameters['path']}>
      <Routes>
        <Route path="/:sso/v2/fallback/:id" element={<PaymentPage />} />
      </Routes>
    </SampleSite>
  ),
} satisfies Meta<typeof PaymentPage>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vi venter på bekreftelse' }, patient)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fortsett til betalingen' })).toHaveAttribute(
      'href',
      '#betalingstjenesten',
    )
  },
}

/** The page asks again by itself. */
export const SettledMeanwhile: Story = {
  parameters: {
    msw: (() => {
      let asked = 0
      return answers({
        getPayment: () => {
          asked += 1
          return { entity: asked === 1 ? samplePayment() : samplePayment({ state: 'paid', ...over }) }
        },
      })
    })(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen er mottatt' }, patient)).toBeVisible()
  },
}

export const Paid: Story = {
  parameters: { msw: stands({ state: 'paid', ...over }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen er mottatt' }, patient)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finn en bil' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Til medlemskapet' })).toHaveAttribute('href', '/memberships/2')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Aborted: Story = {
  parameters: {
    msw: answers({
      getPayment: () => ({ entity: samplePayment({ state: 'aborted', ...over }) }),
      beginPayment: () => Promise.reject(new MockRefusal('payment.unanswered')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igjen' }, patient))
    await expect(await canvas.findByText(/Betalingstjenesten svarer ikke/, {}, patient)).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: { msw: stands({ state: 'expired', ...over }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Betalingen ble for gammel' }, patient)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, patient)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: stands({ state: 'failed', ...over }) },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Betalingen ble ikke gjennomført' }, patient)
    await expect(heading).toBeVisible()
  },
}

export const Unknown: Story = {
  parameters: { msw: refuses('resource.unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vi finner ikke betalingen' }, patient)).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: { msw: refuses('server.error') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const AnotherProvider: Story = {
  parameters: { path: `/annen/v2/fallback/${samplePaymentId}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '404 Ukjent URL' }, patient)).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: { msw: answers({ getPayment: () => new Promise<never>(() => undefined) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Laster …', {}, patient)).toBeInTheDocument()
  },
}
