import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, fn, screen } from 'storybook/test'
import { membershipHandlers, sampleDetail } from '../../sample/sample-memberships.ts'
import { sampleMembership, sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { MembershipPage } from './membership-page.tsx'
import { MembershipsPage } from './memberships-page.tsx'

const sentInvitation = fn()
const sampleInvitation = {
  id: 2,
  membershipId: 1,
  inviteeName: 'siv@a.test',
  inviteeEmail: 'siv@a.test',
  canCreateReservation: true,
  isGrantedChildMembership: false,
  created: '2026-11-21T12:00:00+01:00',
  expires: '2026-12-05T12:00:00+01:00',
}

const meta = {
  title: 'Site/MembershipPage',
  component: MembershipPage,
  parameters: { isFlush: true, msw: membershipHandlers(), whoami: sampleWhoami(), path: '/memberships/1' },
  render: (_args, { parameters }) => (
    <SampleSite whoami={parameters['whoami']} path={parameters['path']}>
      <Routes>
        <Route path="/memberships" element={<MembershipsPage />} />
        <Route path="/memberships/:id" element={<MembershipPage />} />
      </Routes>
    </SampleSite>
  ),
} satisfies Meta<typeof MembershipPage>
export default meta
type Story = StoryObj<typeof meta>

// Three answers come one after the other before the last button stands there.
const patient = { timeout: 5000 }

export const Owner: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Fjern Ola Nordmann' }, patient)).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Trekk tilbake invitasjonen til Siv Berg' }, patient),
    ).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Navn på medlemskapet'), ' og Ola')
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeEnabled()
  },
}

export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inviter noen' }, patient))
    await userEvent.type(await screen.findByLabelText('Fullt navn'), 'Siv')
    await userEvent.type(screen.getByLabelText('E-post'), 'siv{Enter}')
    await expect(await screen.findByText('Må inneholde fornavn og etternavn')).toBeVisible()
    await expect(screen.getByText('Ugyldig format på epost')).toBeVisible()
  },
}

/** One field takes several addresses: each gets an invitation, a wrong one is named, and no name is asked for. */
export const InvitingSeveral: Story = {
  parameters: {
    msw: membershipHandlers({
      inviteMember: ({ body }) => {
        sentInvitation(body)
        return { entity: sampleInvitation, errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    sentInvitation.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Inviter noen' }, patient))
    const field = await screen.findByLabelText('E-post')
    await userEvent.type(field, 'siv@a.test; ola{Enter}')
    await expect(await screen.findByText('Ugyldig format på epost: ola')).toBeVisible()
    await userEvent.type(field, '@b.test{Enter}')
    await expect(await canvas.findByText('Invitasjonen er sendt til siv@a.test og ola@b.test.')).toBeVisible()
    await expect(sentInvitation).toHaveBeenCalledWith(expect.not.objectContaining({ inviteeName: expect.anything() }))
  },
}

export const RemovalRefused: Story = {
  parameters: {
    msw: membershipHandlers({
      removeMember: () => {
        throw new MockRefusal('membership.reservation-active')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fjern Ola Nordmann' }, patient))
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern' }))
    await expect(await screen.findByText(/Medlemmet har en reservasjon på medlemskapet/)).toBeVisible()
  },
}

export const Member: Story = {
  parameters: { msw: membershipHandlers({ getMembership: () => sampleDetail({ isOwner: false }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Meld meg ut' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Inviter noen' })).toBeNull()
  },
}

const withCard = (externalIdCard: string | null) =>
  membershipHandlers({
    getMembership: () => sampleDetail({ externalIdCardVerificationRequired: true, externalIdCard }),
  })

export const IdCardMissing: Story = {
  parameters: { msw: withCard(null) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Mangler ID-kort'))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send inn' })).toBeVisible()
  },
}

export const IdCardWaiting: Story = {
  parameters: { msw: withCard('NTNU 4711') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Venter på godkjenning av ID-kort'))[0]).toBeVisible()
  },
}

export const MustPay: Story = {
  parameters: {
    msw: membershipHandlers({
      getMembership: () => sampleDetail({ state: 'PAYMENT_REQUIRED', depositOre: 200_000, feeOre: 49_000 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Betaling mangler')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Inviter noen' })).toBeNull()
  },
}

const unpaid = (more: Parameters<typeof sampleDetail>[0] = {}) => ({
  getMembership: () => sampleDetail({ state: 'PAYMENT_REQUIRED', depositOre: 200_000, feeOre: 49_000, ...more }),
})

export const PaymentServiceIsDown: Story = {
  parameters: {
    msw: membershipHandlers({
      ...unpaid(),
      beginPayment: () => Promise.reject(new MockRefusal('payment.unanswered')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Betal 2\s490\skr med Vipps$/ }, patient))
    await expect(await canvas.findByText(/Betalingstjenesten svarer ikke/, {}, patient)).toBeVisible()
  },
}

export const NothingToPayWith: Story = {
  parameters: { msw: membershipHandlers({ ...unpaid(), getPaymentService: () => ({ entity: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du kan ikke betale på nettsiden/, {}, patient)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Kontakt Byfjord bildeling' }, patient)).toBeVisible()
  },
}

export const AnotherMustPay: Story = {
  parameters: { msw: membershipHandlers(unpaid({ isOwner: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En eier av medlemskapet må betale.', {}, patient)).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: {
    msw: membershipHandlers({
      getMembership: () => {
        throw new MockRefusal('resource.unknown')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vi finner ikke medlemskapet' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: membershipHandlers({ getMembership: () => new Promise<never>(() => undefined) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Laster …')).toBeInTheDocument()
  },
}

export const All: Story = {
  parameters: {
    path: '/memberships',
    whoami: sampleWhoami({
      memberships: [
        sampleMembership({ default: true }),
        sampleMembership({ id: 2, name: 'Fløyfjell Arkitekter AS', isOwner: false, state: 'PAUSED', memberCount: 12 }),
        sampleMembership({ id: 3, name: 'Student', externalIdCardVerificationRequired: true }),
        sampleMembership({ id: 4, name: 'Koret', state: 'BLOCKED', isOwner: false }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bruk dette: Koret' }))
    await expect(await canvas.findByRole('button', { name: 'Bruk dette: Privat' })).toBeVisible()
    await expect(canvas.getByText('Sperret')).toBeVisible()
  },
}

export const None: Story = {
  parameters: { path: '/memberships', whoami: sampleWhoami({ memberships: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du er ikke med i noen medlemskap\./)).toBeVisible()
  },
}

/** Staff go on from what they look at to its record. */
export const ForStaff: Story = {
  parameters: {
    whoami: sampleWhoami({
      organizationPermissions: [{ organizationId: 1, permissions: ['MEMBERSHIP_READ', 'RESERVATION_WRITE'] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rediger' }, patient)).toHaveAttribute(
      'href',
      '/admin/user-management/memberships/1?orgId=1',
    )
    await expect(canvas.getByRole('link', { name: 'Ny reservasjon' })).toHaveAttribute(
      'href',
      '/admin/reservation-management/reservations/new?membershipId=1&orgId=1',
    )
  },
}
