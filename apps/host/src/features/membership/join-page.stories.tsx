import { BookingHostProvider } from '@delebil/booking-widget'
import { MockRefusal } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useBookingHostValue } from '../../app/booking-host/use-booking-host.ts'
import { membershipHandlers, sampleDetail, samplePreview } from '../../sample/sample-memberships.ts'
import { sampleOwnPerson } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { LoginModalWhenAsked } from '../log-in/login-modal-when-asked.tsx'
import { JoinPage } from './join-page.tsx'

const Page = () => (
  <BookingHostProvider value={useBookingHostValue()}>
    <JoinPage />
  </BookingHostProvider>
)

const meta = {
  title: 'Site/JoinPage',
  component: JoinPage,
  parameters: { isFlush: true, msw: membershipHandlers(), site: { path: '/join' } },
  render: (_args, { parameters }) => (
    <SampleSite {...parameters['site']}>
      <Page />
      <LoginModalWhenAsked />
    </SampleSite>
  ),
} satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

// Parameters of a story are merged into those above: a visitor is who has no whoami anywhere.
const member = { site: { whoami: sampleWhoami() } }
const invitation = { path: '/join#invitation=token' }

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ny bruker' })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: 'Privat' })).toBeChecked()
  },
}

export const Company: Story = {
  parameters: member,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bedrift'))
    await expect(canvas.getByText(/depositum/)).toBeVisible()
    await expect(canvas.getByLabelText('Bedriftens navn')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Bedriftens navn'), 'Fjell AS')
    await userEvent.type(canvas.getByLabelText('Organisasjonsnummer'), '123456784{Enter}')
    await expect(await canvas.findByText('Ugyldig organisasjonsnummer')).toBeVisible()
    await expect(canvas.getByText('Du må godta vilkårene for å bli med')).toBeVisible()
  },
}

const join: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Opprett medlemskap' }))
}

export const Joined: Story = {
  parameters: member,
  play: async (context) => {
    await join(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Velkommen til Privat!' })).toHaveFocus()
    await expect(context.canvas.getByText('Medlemskapet er klart til bruk.')).toBeVisible()
  },
}

type Play = Parameters<NonNullable<Story['play']>>[0]

/** All of the page as a visitor fills it in, and its last button. */
async function fillAll({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Fullt navn'), 'Nora Ny')
  await userEvent.type(canvas.getByLabelText('E-post'), 'nora@delebil.test')
  await userEvent.type(canvas.getByLabelText('Passord'), 'delebil-demo')
  await userEvent.type(canvas.getByLabelText('Navn på medlemskapet'), 'Nora')
  await join({ canvas, userEvent } as Play)
}

const sent: string[] = []
const made = sampleWhoami()
const signUp = (more: Parameters<typeof membershipHandlers>[0]) => [
  http.post('*/api/login', () => {
    sent.push('login')
    return new HttpResponse(null, { status: 204, headers: { authorization: 'sample' } })
  }),
  ...membershipHandlers({
    whoami: () => made,
    createUser: () => {
      sent.push('createUser')
      return {
        entity: sampleOwnPerson(),
        errors: [],
      }
    },
    ...more,
  }),
]

/** The last button does it all: the user first, then the membership. */
export const JoinedInOnePress: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: signUp({
      joinMembership: () => {
        sent.push('joinMembership')
        return { entity: sampleDetail({ name: 'Nora' }), errors: [], error: null }
      },
    }),
  },
  play: async (context) => {
    await fillAll(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Velkommen til Nora!' })).toHaveFocus()
    await expect(sent).toEqual(['createUser', 'login', 'joinMembership'])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** What is wrong with the user is said at its field, no log-in is asked of somebody who does not exist, and nothing is lost. */
export const UserRefusedKeepsAll: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: signUp({
      createUser: () => {
        throw new MockRefusal('account.email-taken')
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await fillAll(context)
    await expect(await canvas.findByText(problemText['account.email-taken'])).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Fullt navn')).toHaveValue('Nora Ny')
    await expect(canvas.getByLabelText('Passord')).toHaveValue('delebil-demo')
    await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Nora')
    await expect(canvas.getByRole('checkbox', { name: /Jeg godtar vilkårene/ })).toBeChecked()
    await expect(sent).toEqual([])
  },
}

/** Whoever has a user gets the box; closed again, all stands as it stood. */
export const KnownPersonKeepsAll: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: 'Logg inn' }))
    await userEvent.type(canvas.getByLabelText('Navn på medlemskapet'), 'Nora')
    await join(context)
    const box = await screen.findByRole('dialog', {}, { timeout: 5000 })
    await userEvent.click(within(box).getByRole('button', { name: 'Lukk' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Nora')
    await expect(canvas.getByRole('button', { name: 'Opprett medlemskap' })).toBeEnabled()
  },
}

/** What is missing before the first trip is said at once. */
export const JoinedWithoutLicense: Story = {
  parameters: {
    ...member,
    msw: membershipHandlers({ getReadiness: () => ({ booking: null, driving: 'license.unchecked' }) }),
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

export const Invited: Story = {
  parameters: { site: { ...invitation, whoami: sampleWhoami() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Godta invitasjonen' }))
    await expect(await canvas.findByText('Du må godta vilkårene for å bli med')).toBeVisible()
  },
}

export const InvitedVisitor: Story = {
  parameters: {
    site: invitation,
    msw: membershipHandlers({ previewInvitation: () => ({ ...samplePreview, hasAccount: false }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lag en bruker med adressen kari@delebil.test for å svare.')).toBeVisible()
    await expect(canvas.getByLabelText('E-post')).toHaveValue('kari@delebil.test')
  },
}

export const InvitedSomebodyElse: Story = {
  parameters: {
    site: { ...invitation, whoami: sampleWhoami() },
    msw: membershipHandlers({ previewInvitation: () => ({ ...samplePreview, inviteeEmail: 'eva@delebil.test' }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/men invitasjonen gjelder eva@delebil\.test/)).toBeVisible()
  },
}

export const ExpiredInvitation: Story = {
  parameters: {
    site: invitation,
    msw: membershipHandlers({
      previewInvitation: () => {
        throw new MockRefusal('invitation.expired')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invitasjonen er for gammel. Be om en ny.')).toBeVisible()
  },
}
