import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { App } from '../../app/app.tsx'
import { membershipHandlers, sampleDetail } from '../../sample/sample-memberships.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { JoinPage } from './join-page.tsx'
import { JoinWithBox, joinFrame } from './test-join-frame.tsx'

const meta = { ...joinFrame, title: 'Site/JoinPage/Member', component: JoinPage } satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

const join: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Opprett medlemskap' }))
}

// Parameters of a story are merged into those above: a visitor is who has no whoami anywhere.
const member = { site: { whoami: sampleWhoami() } }

export const Company: Story = {
  parameters: member,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bedrift'))
    await expect(canvas.getByText(/depositum/)).toBeVisible()
    await expect(canvas.getByText(/^Du betaler 2\s490\skr\./)).toBeVisible()
    await expect(canvas.getByLabelText('Bedriftens navn')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Bedriftens navn'), 'Fjell AS')
    await userEvent.type(canvas.getByLabelText('Organisasjonsnummer'), '123456784{Enter}')
    await expect(await canvas.findByText('Ugyldig organisasjonsnummer')).toBeVisible()
    await expect(canvas.getByText('Du må godta vilkårene for å bli med')).toBeVisible()
  },
}

export const Joined: Story = {
  parameters: member,
  play: async (context) => {
    await join(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Velkommen til Privat!' })).toHaveFocus()
    await expect(context.canvas.getByText('Medlemskapet er klart til bruk.')).toBeVisible()
  },
}

const sentJoin = fn()
const hears = {
  ...member,
  msw: membershipHandlers({
    joinMembership: ({ body }) => {
      sentJoin(body)
      return { entity: sampleDetail(), errors: [], error: null }
    },
  }),
}

/** A wrong postal code is said at its field before anything is sent; what is right goes along with the membership. */
export const BillingDataGoAlong: Story = {
  parameters: hears,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Gate og nummer/), 'Strandgaten 1')
    await userEvent.type(canvas.getByLabelText(/^Postnr\./), '50')
    await userEvent.type(canvas.getByLabelText(/^Sted/), 'Bergen')
    await join(context)
    await expect(await canvas.findByText('Skriv postnummeret med fire siffer.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Postnr\./), '04{Enter}')
    await expect(await canvas.findByRole('heading', { name: /^Velkommen til/ })).toHaveFocus()
    const billingData = {
      addressLine: 'Strandgaten 1',
      postalCode: '5004',
      city: 'Bergen',
      invoiceEmail: '',
      buyerReference: '',
      costCenter: '',
      invoiceMethod: 'EMAIL',
    }
    await expect(sentJoin).toHaveBeenLastCalledWith(expect.objectContaining({ billingData }))
  },
}

/** What a company is asked besides goes along, and what the server refuses of it stands at its field. */
export const CompanyBillingDataRefused: Story = {
  parameters: {
    ...member,
    msw: [
      http.post('*/api/memberships/join', async ({ request }) => {
        sentJoin(await request.json())
        return HttpResponse.json(
          { errors: [{ fieldName: 'billingData.costCenter', message: 'For langt' }] },
          { status: 400 },
        )
      }),
      ...membershipHandlers(),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Bedrift'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send fakturaen som EHF' }))
    await userEvent.type(canvas.getByLabelText(/^Deres referanse/), 'Ola')
    await userEvent.type(canvas.getByLabelText(/^Kostnadssted/), 'Drift')
    await userEvent.type(canvas.getByLabelText('Bedriftens navn'), 'Fjell AS')
    await userEvent.type(canvas.getByLabelText('Organisasjonsnummer'), '984661185')
    await join(context)
    const costCenter = canvas.getByLabelText(/^Kostnadssted/)
    await waitFor(() => expect(costCenter).toHaveAccessibleDescription('For langt'))
    await expect(costCenter).toHaveValue('Drift')
    const billingData = expect.objectContaining({ invoiceMethod: 'EHF', buyerReference: 'Ola', costCenter: 'Drift' })
    await expect(sentJoin).toHaveBeenLastCalledWith(expect.objectContaining({ billingData }))
  },
}

/** What is missing before the first trip is said at once. */
export const JoinedWithoutLicense: Story = {
  parameters: {
    ...member,
    msw: membershipHandlers({
      getReadiness: () => ({
        booking: null,
        driving: 'license.unchecked',
        license: { state: 'UNKNOWN', validUntil: null },
      }),
    }),
  },
  play: async (context) => {
    await join(context)
    await expect(await context.canvas.findByText('Førerkortet ditt er ikke sjekket')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Sjekk førerkortet' })).toHaveAttribute(
      'href',
      '/verifyLicense',
    )
  },
}

export const JoinedAndMustPay: Story = {
  parameters: {
    ...member,
    msw: membershipHandlers({
      joinMembership: () => ({
        entity: sampleDetail({ name: 'Fjell AS', state: 'PAYMENT_REQUIRED', depositOre: 200_000, feeOre: 49_000 }),
        errors: [],
        error: null,
      }),
    }),
  },
  play: async (context) => {
    await join(context)
    await expect(await context.canvas.findByText('Betaling mangler')).toBeVisible()
    await expect(context.canvas.getByText(/blir aktivt når betalingen er registrert/)).toBeVisible()
  },
}

export const AlreadyJoined: Story = {
  parameters: {
    ...member,
    msw: membershipHandlers({
      joinMembership: () => {
        throw new MockRefusal('membership.already-joined')
      },
    }),
  },
  play: async (context) => {
    await join(context)
    await expect(await context.canvas.findByText('Du har allerede et slikt medlemskap.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Kari Nordmann')
  },
}

export const NothingToJoin: Story = {
  parameters: { msw: membershipHandlers({ listMembershipTypes: () => ({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klubben tar ikke imot nye medlemmer her')).toBeVisible()
  },
}

/** Logged in by the provider's page, one comes back to the type and the name that one had filled in. */
export const BackFromAnotherSite: Story = {
  parameters: {
    site: {
      whoami: sampleWhoami(),
      tab: {
        'delebil:typed:join:draft':
          '{"organizationId":1,"typeId":2,"title":"Fjell AS","organizationNumber":"984661185","billing":{"city":"Voss"}}',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Bedrift' })).toBeChecked()
    await expect(canvas.getByLabelText('Bedriftens navn')).toHaveValue('Fjell AS')
    await expect(canvas.getByLabelText('Organisasjonsnummer')).toHaveValue('984661185')
    await expect(canvas.getByLabelText(/^Sted/)).toHaveValue('Voss')
  },
}

const sent: string[] = []
const logsIn = () =>
  http.post('*/api/login', () => {
    sent.push('login')
    return new HttpResponse(null, { status: 204, headers: { authorization: 'sample' } })
  })

/** A session that ended is begun anew in the box: the membership is made after it, and the page was there all the time. */
export const SessionEndedGoesOn: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    site: { whoami: sampleWhoami() },
    msw: [
      logsIn(),
      ...membershipHandlers({
        whoami: () => sampleWhoami(),
        joinMembership: () => {
          sent.push('joinMembership')
          if (sent.length === 1) throw new MockRefusal('session.missing')
          return { entity: sampleDetail({ name: 'Hytta' }), errors: [], error: null }
        },
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const title = await canvas.findByLabelText('Navn på medlemskapet')
    await userEvent.clear(title)
    await userEvent.type(title, 'Hytta')
    await join(context)
    const box = within(await screen.findByRole('dialog', {}, { timeout: 5000 }))
    await expect(title).toBeInTheDocument()
    await userEvent.type(box.getByLabelText('E-post'), 'kari@delebil.test')
    await userEvent.type(box.getByLabelText('Passord'), 'delebil-demo{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Velkommen til Hytta!' })).toBeVisible()
    await expect(sent).toEqual(['joinMembership', 'login', 'joinMembership'])
  },
}

/** The box is closed without a log-in: the session is over, the page is made anew for a visitor, and what was typed stands there still. */
export const SessionEndedAndLeftKeepsAll: Story = {
  parameters: {
    site: { whoami: sampleWhoami() },
    msw: membershipHandlers({
      joinMembership: () => {
        throw new MockRefusal('session.missing')
      },
    }),
  },
  render: (_args, { parameters }) => (
    <SampleSite
      {...parameters['site']}
      routes={[{ Component: App, children: [{ path: '*', element: <JoinWithBox /> }] }]}
    />
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Bedrift'))
    await userEvent.type(canvas.getByLabelText('Bedriftens navn'), 'Fjell AS')
    await userEvent.type(canvas.getByLabelText('Organisasjonsnummer'), '984661185')
    await join(context)
    const box = within(await screen.findByRole('dialog', {}, { timeout: 5000 }))
    await userEvent.click(box.getByRole('button', { name: 'Lukk' }))
    await expect(await canvas.findByLabelText('Fullt navn')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Bedrift' })).toBeChecked()
    await expect(canvas.getByLabelText('Bedriftens navn')).toHaveValue('Fjell AS')
    await expect(canvas.getByLabelText('Organisasjonsnummer')).toHaveValue('984661185')
  },
}
