import { makeProblem } from '@delebil/core-api'
import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { sampleOwnPerson } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { ForgotForm } from '../log-in/forgot-form.tsx'
import { ResetForm } from '../log-in/reset-form.tsx'
import { CreateUserForm } from '../new-user/create-user-form.tsx'
import { LicenseForm } from './license-form.tsx'
import { PersonForm } from './person-form.tsx'

const refuse = (code: ConstructorParameters<typeof MockRefusal>[0]) => () => {
  throw new MockRefusal(code)
}
const nothing = () => undefined
const never = new Promise<never>(() => undefined)

const meta = {
  title: 'Account/AccountForms',
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()}>
        <div style={{ maxWidth: 420 }}>
          <Story />
        </div>
      </SampleSite>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const forgot = (email: string) => () => <ForgotForm email={email} onEmail={nothing} onOk={nothing} />

export const ForgotEmpty: Story = {
  render: forgot(''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}
export const ForgotPending: Story = {
  render: forgot('kari@delebil.test'),
  parameters: { msw: [http.post('*/forgot-password', () => never)] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Send' })),
}
export const ForgotSent: Story = {
  render: forgot('kari@delebil.test'),
  parameters: { msw: mockApi('', { forgotPassword: nothing }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/en e-post være rett rundt hjørnet!$/)).toBeVisible()
  },
}
export const ForgotFailed: Story = {
  render: forgot('kari@delebil.test'),
  parameters: { msw: mockApi('', { forgotPassword: refuse('server.error') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Noe gikk galt, venligst prøv igjen senere.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
    await expect(canvas.getByLabelText('E-post')).toHaveValue('kari@delebil.test')
  },
}

const reset = () => <ResetForm token="x" onDone={nothing} onNewLink={nothing} />

export const ResetEmpty: Story = { render: reset }
export const ResetDeadLink: Story = {
  render: reset,
  parameters: { msw: mockApi('', { resetPassword: refuse('account.link-dead') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'langt-nok{Enter}')
    await expect(await canvas.findByText('Lenken er brukt eller for gammel. Be om en ny.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Be om ny lenke' })).toBeVisible()
  },
}

const takenEmail = makeProblem('request.invalid', 400, {
  errors: [
    { code: 'account.email-taken', message: problemText['account.email-taken'], fieldName: 'email' },
    { code: 'field.phone', message: problemText['field.phone'], fieldName: 'phone' },
  ],
})

export const CreateUserErrors: Story = {
  render: () => <CreateUserForm />,
  parameters: { msw: [http.post('*/users/create', () => HttpResponse.json(takenEmail, { status: 400 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Fullt navn'), 'Kari Nordmann')
    await userEvent.type(canvas.getByLabelText('E-post'), 'kari@delebil.test')
    await userEvent.type(canvas.getByLabelText('Passord'), 'langt-nok{Enter}')
    await expect(await canvas.findByText(/E-postadressen er allerede i bruk/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Telefon/), '9')
    await expect(canvas.queryByText('Ugyldig format på telefonnummer')).toBeNull()
    await expect(canvas.getByText(/E-postadressen er allerede i bruk/)).toBeVisible()
  },
}

const personForm = () => <PersonForm person={sampleOwnPerson()} onSaved={nothing} />

export const PersonSaved: Story = {
  render: personForm,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Telefon/)).toHaveValue('912 34 567')
    await expect(canvas.getByRole('button', { name: 'Lagret' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const PersonNewEmail: Story = {
  render: personForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-post'), 'x')
    await expect(canvas.getByLabelText('Nåværende passord')).toBeVisible()
  },
}
export const PersonOffline: Story = {
  render: personForm,
  parameters: { msw: [http.put('*/persons', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Fullt navn'), ' Hansen{Enter}')
    await expect(await canvas.findByText(/Vi får ikke kontakt med tjenesten/)).toBeVisible()
    await expect(canvas.getByLabelText('Fullt navn')).toHaveValue('Kari Nordmann Hansen')
  },
}

const licenseForm = () => <LicenseForm person={sampleOwnPerson()} onVerified={nothing} />

export const LicenseEmpty: Story = { render: licenseForm }
export const LicenseUnanswered: Story = {
  render: licenseForm,
  parameters: { msw: mockApi('', { verifyLicense: refuse('license.unanswered') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Fødselsnummer'), '15819010029{Enter}')
    await expect(await canvas.findByText('Førerkortregisteret svarer ikke. Prøv igjen senere.')).toBeVisible()
    await expect(canvas.getByLabelText('Fødselsnummer')).toHaveValue('15819010029')
  },
}
