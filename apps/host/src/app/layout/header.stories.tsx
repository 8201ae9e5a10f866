import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Velg bil' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/join')
  },
}

/** The profile menu is a visitor's too, and begins with the way in. */
export const VisitorMenu: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Min profil' })
    await userEvent.click(trigger)
    const menu = within(await screen.findByRole('menu', { name: 'Min profil' }))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Logg inn',
      'Opprett medlemskap',
      'Vilkår',
    ])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logg inn' }))
    await expect(await canvas.findByText('Boksen er åpen')).toBeVisible()
    await userEvent.click(trigger)
    await screen.findByRole('menu', { name: 'Min profil' })
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /til forsiden/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Åpne menyen' }))
    await expect(await screen.findByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/join')
  },
}
