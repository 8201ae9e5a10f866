import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { membershipHandlers, samplePreview } from '../../sample/sample-memberships.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { JoinPage } from './join-page.tsx'
import { joinFrame } from './test-join-frame.tsx'

const meta = { ...joinFrame, title: 'Site/JoinPage/Invitation', component: JoinPage } satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

const invitation = { path: '/join#invitation=token' }

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
