import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { paths } from '../../site/paths.ts'
import { StaffInvitationPage } from './staff-invitation-page.tsx'

const invitation = {
  id: 3,
  organizationId: 1,
  organizationName: 'Byfjord bildeling',
  expires: '2026-12-04T12:00:00+01:00',
  permissions: ['HELP_READ' as const],
}
const listed = (isEmailProven: boolean, ...data: readonly (typeof invitation)[]) => ({
  listStaffInvitations: () => ({ isEmailProven, data: [...data] }),
})
const meta = {
  title: 'Site/StaffInvitationPage',
  component: StaffInvitationPage,
  render: () => (
    <SampleSite
      path={paths.staffInvitation}
      whoami={sampleWhoami({})}
      routes={[{ path: paths.staffInvitation, element: <StaffInvitationPage /> }]}
    />
  ),
  parameters: {
    msw: mockApi('', {
      ...listed(true, invitation),
      acceptStaffInvitation: () => ({ organizationId: 1, permissions: ['HELP_READ' as const] }),
      whoami: () => sampleWhoami({}),
    }),
  },
} satisfies Meta<typeof StaffInvitationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Godta invitasjonen fra Byfjord bildeling' }))
    await expect(await canvas.findByText('Du er ansatt nå.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gå til adminområdet' })).toHaveAttribute('href', '/admin?orgId=1')
  },
}

/** Somebody took it back meanwhile. */
export const Gone: Story = {
  parameters: {
    msw: mockApi('', {
      ...listed(true, invitation),
      acceptStaffInvitation: () => {
        throw new MockRefusal('resource.unknown')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Godta/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const None: Story = {
  parameters: { msw: mockApi('', listed(true)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ingen invitasjon venter på deg/)).toBeVisible()
  },
}

/** Nobody takes an invitation to an address that they have not proved. */
export const Unproven: Story = {
  parameters: { msw: mockApi('', { ...listed(false), sendEmailConfirmation: () => undefined }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send e-posten på nytt' }))
    await expect(await canvas.findByText(/E-posten er sendt/)).toBeVisible()
  },
}
