import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useSessionState } from '../../site/context/site-context.ts'
import { Header } from './header.tsx'

const { organizations } = sampleWhoami()
const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#234f7d"/></svg>'
const mocks = mockApi('', {
  listOrganizations: () => ({ data: organizations }),
  listActiveReservations: () => ({ data: [] }),
})

function LoginBoxSaid() {
  return <p>{useSessionState().isLoginModalOpen && 'Boksen er åpen'}</p>
}

const meta = {
  title: 'Site/Header',
  component: Header,
  parameters: { layout: 'fullscreen', msw: mocks },
  render: (_args, { parameters }) => (
    <SampleSite {...parameters['site']}>
      <Header />
    </SampleSite>
  ),
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Velg bil' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/join')
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }))
    await expect(await canvas.findByText('Boksen er åpen')).toBeVisible()
  },
  render: () => (
    <SampleSite>
      <Header />
      <LoginBoxSaid />
    </SampleSite>
  ),
}

export const Member: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: { site: { whoami: sampleWhoami(), path: '/reservations' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Min profil: Kari Nordmann' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Bli medlem' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Hjelp og kontakt' })).toHaveAttribute(
      'href',
      'https://byfjord.test/hjelp',
    )
  },
}

export const OwnLogo: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: {
    site: {
      whoami: sampleWhoami({ organizations: organizations.map((organization) => ({ ...organization, logoSvg })) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Byfjord bildeling, til forsiden' })).toBeVisible()
  },
}

/** The phone's one menu has both ways in. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { site: { path: '/terms' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /til forsiden/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Åpne menyen' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Meny' }))
    await expect(menu.getByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/join')
    await expect(menu.getByRole('link', { name: 'Vilkår' })).toHaveAttribute('href', '/terms')
    await userEvent.click(menu.getByRole('button', { name: 'Logg inn' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Where cars are looked for on a phone, what it holds lies in the map. */
export const NoneOverAPhonesMap: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { site: { path: '/findcar' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

/** It says who is logged in before it is opened, and holds what the profile menu does on a desk. */
export const MemberOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { site: { whoami: sampleWhoami(), path: '/profile' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Åpne menyen: Kari Nordmann' })
    await expect(within(button).getByText('KN')).toBeVisible()
    await userEvent.click(button)
    const panel = within(await screen.findByRole('dialog', { name: 'Meny' }))
    await expect(panel.getByText('Kari Nordmann')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Velg bil' })).toBeVisible()
    const menu = within(panel.getByRole('menu', { name: 'Min profil' }))
    await expect(menu.getByRole('menuitemradio', { name: /Privat/ })).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: 'Min bruker' })).toHaveAttribute('href', '/profile')
    await expect(menu.getByRole('menuitem', { name: 'Logg ut' })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitemradio', { name: /Privat/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
