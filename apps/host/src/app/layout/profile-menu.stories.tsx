import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleMembership, sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const meta = {
  title: 'Site/ProfileMenu',
  component: ProfileMenu,
  render: (_args, { parameters }) => (
    <SampleSite whoami={parameters['whoami']}>
      <ProfileMenu />
    </SampleSite>
  ),
} satisfies Meta<typeof ProfileMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Min profil/ }))
}

export const SeveralMemberships: Story = {
  parameters: {
    whoami: sampleWhoami({
      memberships: [
        sampleMembership(),
        sampleMembership({ id: 2, name: 'Fløyfjell Arkitekter AS', isOwner: false }),
        sampleMembership({ id: 3, name: 'Hytta', state: 'PAUSED', isOwner: false }),
        sampleMembership({ id: 4, name: 'Koret', state: 'PAYMENT_REQUIRED', isOwner: false }),
      ],
    }),
  },
  play: async (context) => {
    await open(context)
    await expect(await screen.findByRole('menuitemradio', { name: /Privat/ })).toBeChecked()
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: /Fløyfjell/ }))
    await open(context)
    await expect(await screen.findByRole('menuitemradio', { name: /Fløyfjell/ })).toBeChecked()
    await expect(screen.getByText('Ikke betalt')).toBeVisible()
  },
}

export const NoMembership: Story = {
  parameters: { whoami: sampleWhoami({ memberships: [] }) },
  play: async (context) => {
    await open(context)
    await expect(await screen.findByText(/Du er ikke med i noen medlemskap\./)).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Logg ut' })).toBeVisible()
  },
}

export const IdCardNeeded: Story = {
  parameters: {
    whoami: sampleWhoami({ memberships: [sampleMembership({ externalIdCardVerificationRequired: true })] }),
  },
  play: async (context) => {
    await open(context)
    await expect(await screen.findByRole('menuitem', { name: 'ID-kort' })).toHaveAttribute(
      'href',
      '/memberships/1#id-kort',
    )
    await expect(screen.getByText('Mangler ID-kort')).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Opprett medlemskap' })).toHaveAttribute('href', '/join')
  },
}

/** With several memberships the entry keeps its name, and says below it whose card is meant. */
export const IdCardOfOneOfSeveral: Story = {
  parameters: {
    whoami: sampleWhoami({
      memberships: [
        sampleMembership({ name: 'Studentbil', externalIdCardVerificationRequired: true }),
        sampleMembership({ id: 2, name: 'Hytta' }),
      ],
    }),
  },
  play: async (context) => {
    await open(context)
    const entry = within(await screen.findByRole('menuitem', { name: 'ID-kort Studentbil' }))
    await expect(entry.getByText('ID-kort')).toBeVisible()
    await expect(entry.getByText('Studentbil')).toBeVisible()
  },
}
