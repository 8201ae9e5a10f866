import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { paths } from '../../site/paths.ts'
import { SecondStepPage } from './second-step-page.tsx'

const none = { factors: [], recoveryCodesLeft: 0, provedAt: null, isDemanded: false, hasApps: true }
const phone = {
  id: 1,
  kind: 'APP' as const,
  name: 'Telefonen',
  createdAt: '2026-11-20T10:00:00+01:00',
  lastUsedAt: null,
}
const key = { ...phone, id: 2, kind: 'PASSKEY' as const, name: 'Maskinen', lastUsedAt: '2026-11-26T08:00:00+01:00' }
const both = { ...none, factors: [phone, key], recoveryCodesLeft: 8 }
const now = () => new Date().toISOString()
const codes = ['ABCDE-FGHJK', 'MNPQR-STVWX']

const meta = {
  title: 'Site/SecondStepPage',
  component: SecondStepPage,
  render: () => (
    <SampleSite
      path={paths.secondStep}
      whoami={sampleWhoami({})}
      routes={[{ path: paths.secondStep, element: <SecondStepPage /> }]}
    />
  ),
  parameters: {
    msw: mockApi('', {
      getSecondStep: () => none,
      beginApp: () => ({
        id: 1,
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Delebil:kari?secret=JBSWY3DPEHPK3PXP',
      }),
      confirmApp: () => ({
        secondStep: { ...none, factors: [phone], recoveryCodesLeft: 2, provedAt: now() },
        recoveryCodes: codes,
      }),
    }),
  },
} satisfies Meta<typeof SecondStepPage>
export default meta
type Story = StoryObj<typeof meta>

/** An app is drawn as a QR code, confirmed with a code of it, and brings recovery codes that are shown once. */
export const AddsApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Navn' }), 'Telefonen')
    await userEvent.click(canvas.getByRole('button', { name: 'Legg til app med koder' }))
    await expect(await canvas.findByRole('img', { name: 'QR-kode for appen' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kode fra appen' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft appen' }))
    await expect(await canvas.findByText('ABCDE-FGHJK')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Jeg har tatt vare på dem' }))
    await expect(await canvas.findByText('Du har 2 koder igjen.')).toBeVisible()
  },
}

/** Long ago: it is proved again before anything is changed. */
export const ProvesFirst: Story = {
  parameters: {
    msw: [
      http.get('/api/second-step', () => HttpResponse.json({ ...both, provedAt: '2026-01-01T10:00:00+01:00' })),
      http.post('/api/second-step/prove', () => {
        const error = { code: 'second-step.code', fieldName: 'code', message: 'Koden stemmer ikke, eller er brukt.' }
        return HttpResponse.json({ ...error, status: 400, entity: null, errors: [error] }, { status: 400 })
      }),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Bruk passnøkkel' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ta bort Telefonen' })).toBeNull()
    const field = canvas.getByRole('textbox', { name: /^Kode fra appen/ })
    await userEvent.type(field, '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft' }))
    await expect(await canvas.findByText(/^Koden stemmer ikke/)).toBeVisible()
    await expect(field).toHaveValue('000000')
  },
}

/** What is there can be taken away while the proof is recent. */
export const Removes: Story = {
  parameters: {
    msw: mockApi('', {
      getSecondStep: () => ({ ...both, provedAt: now() }),
      removeFactor: () => ({ ...both, factors: [key], provedAt: now() }),
    }),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort Telefonen' }))
    const dialog = canvasElement.ownerDocument.querySelector('[role="alertdialog"]')
    await expect(dialog).toHaveTextContent('Ta bort Telefonen?')
    await userEvent.click(
      [...(dialog?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Ta bort') as Element,
    )
    await expect(await canvas.findByText('Maskinen')).toBeVisible()
    await expect(canvas.queryByText('Telefonen')).toBeNull()
  },
}

export const Demanded: Story = {
  parameters: { msw: mockApi('', { getSecondStep: () => ({ ...none, isDemanded: true, hasApps: false }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bildelingen krever dette av deg.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Legg til passnøkkel' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Legg til app med koder' })).toBeNull()
  },
}
