import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { sampleOwnPerson } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { LinkExistingPage } from './link-existing-page.tsx'
import { LinkOrCreatePage } from './link-or-create-page.tsx'
import { SignOnFailed } from './sign-on-failed.tsx'
import { SignOnSection } from './sign-on-section.tsx'
import { StaffLoginCompletePage } from './staff-login-complete-page.tsx'

const refuse = (code: ConstructorParameters<typeof MockRefusal>[0]) => () => {
  throw new MockRefusal(code)
}
const waiting = {
  sub: 'a1b9c0de-0003-4c5f-8a51-4f0000000003',
  phoneNo: '+4791234503',
  name: 'Nora Nyheim',
  email: 'nora.nyheim@example.test',
  authToken: 'sample',
}
const known: Mocks = {
  getSignOn: () => ({ entity: { name: 'vipps', title: 'Vipps' } }),
  getWaitingSignOn: () => ({ entity: waiting }),
}
const answers = (more: Mocks = {}) => ({ msw: mockApi('', { ...known, ...more }) })
const nothing = () => undefined

const meta = { title: 'Account/SignOn' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const visitor = (page: ReactNode) => () => <SampleSite path="/linkOrCreateUser">{page}</SampleSite>
const member = (page: ReactNode) => () => (
  <SampleSite whoami={sampleWhoami()} path="/profile">
    {page}
  </SampleSite>
)

export const NewHere: Story = {
  render: visitor(<LinkOrCreatePage />),
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Fullt navn')).toHaveValue('Nora Nyheim')
    await expect(canvas.getByText('Telefon fra Vipps: 912 34 503')).toBeVisible()
  },
}
export const EmailTaken: Story = {
  render: visitor(<LinkOrCreatePage />),
  parameters: answers({ createUserFromSignOn: refuse('account.email-taken') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lag bruker' }))
    await expect(await canvas.findByText(/E-postadressen er allerede i bruk/)).toBeVisible()
    await expect(canvas.getByLabelText('Fullt navn')).toHaveValue('Nora Nyheim')
  },
}
export const StaffUnknown: Story = {
  render: () => (
    <SampleSite path="/staff-login-success?code=x">
      <StaffLoginCompletePage />
    </SampleSite>
  ),
  parameters: answers({ completeStaffSignOn: refuse('single-sign-on.expired') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ble startet i en annen nettleser/)).toBeVisible()
  },
}
export const HasUser: Story = {
  render: visitor(<LinkOrCreatePage />),
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeg har en bruker fra før' }))
    await expect(await canvas.findByRole('button', { name: 'Koble til og logg inn' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Logg inn med Vipps' })).toBeNull()
  },
}
export const ConfirmLink: Story = {
  render: member(<LinkExistingPage />),
  parameters: answers({ linkSignOn: refuse('single-sign-on.taken') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }))
    await expect(await canvas.findByText('Kontoen er allerede koblet til en annen bruker.')).toBeVisible()
  },
}
export const NothingWaits: Story = {
  render: visitor(<LinkExistingPage />),
  parameters: answers({ getWaitingSignOn: refuse('single-sign-on.expired') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ble startet i en annen nettleser/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen med Vipps' })).toBeEnabled()
  },
}
export const Cancelled: Story = {
  render: visitor(<SignOnFailed code="single-sign-on.cancelled" returnPath="/" />),
  parameters: answers(),
}
export const CancelledLink: Story = {
  render: member(<SignOnFailed code="single-sign-on.cancelled" returnPath="/profile" />),
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tilbake' })).toHaveAttribute('href', '/profile')
  },
}

const section = (person: Parameters<typeof sampleOwnPerson>[0]) =>
  member(<SignOnSection person={sampleOwnPerson(person)} onChanged={nothing} />)

export const NotLinked: Story = { render: section({ oidcId: null }), parameters: answers() }
export const Linked: Story = {
  render: section({ oidcId: 'x' }),
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Koble fra Vipps' })).toBeVisible()
  },
}
export const OnlyWayIn: Story = {
  render: section({ oidcId: 'x', hasPassword: false }),
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du har ikke noe passord/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Koble fra Vipps' })).toBeNull()
  },
}
