import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { AdminArea } from './admin-area.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { MenuLink } from './menu-link.tsx'

const all: readonly Permission[] = [
  'RESERVATION_READ',
  'RESERVATION_WRITE',
  'MESSAGE_READ',
  'MEMBERSHIP_READ',
  'MEMBERSHIP_WRITE',
  'FLEET_MANAGEMENT_READ',
  'FLEET_MANAGEMENT_WRITE',
  'HELP_READ',
  'HELP_WRITE',
  'ADMIN_SETTINGS_READ',
  'FEATURE_TOGGLE_READ',
]
const staff = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: [...all] }] })
const counts = { workList: 7, messages: 4, conflicts: 1, damages: 3, licenses: 2 }

const meta = {
  title: 'Site/AdminMenu',
  component: AdminMenu,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json(counts)),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.get('/api/admin/*', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => <SampleSite path="/admin" whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />,
} satisfies Meta<typeof AdminMenu>
export default meta
type Story = StoryObj<typeof meta>

/** All that a person may see, in the height of a desk: the last group is folded, and one that is opened folds another. */
export const OnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Admin' }))
    await expect(await menu.findByRole('link', { name: /Arbeidsliste\s*7 venter/ })).toBeVisible()
    const nav = canvas.getByRole('navigation', { name: 'Admin' })
    const trips = menu.getByRole('button', { name: 'Reservasjoner' })
    await expect(trips).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trips)
    await expect(menu.queryByRole('link', { name: /Arbeidsliste/ })).toBeNull()
    await expect(menu.getByRole('button', { name: /Reservasjoner\s*12 venter/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await userEvent.click(menu.getByRole('button', { name: /Reservasjoner/ }))
    await expect(await menu.findByRole('link', { name: /Arbeidsliste/ })).toBeVisible()
    await expect(nav.scrollHeight).toBeLessThanOrEqual(nav.clientHeight)
  },
}

/** N opens what is new, / the search, and both say their key. */
export const ByKey: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'NY' })).toHaveAttribute('aria-keyshortcuts', 'N')
    await userEvent.keyboard('n')
    await expect(await screen.findByRole('menuitem', { name: 'Reservasjon' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('/')
    await expect(await screen.findByRole('combobox', { name: 'Hva leter du etter?' })).toHaveFocus()
  },
}

/** What is used most stands at the foot, all of it behind 'Mer'. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('navigation', { name: 'Admin' }))
    await expect(foot.getByRole('link', { name: 'Oversikt' })).toHaveAttribute('aria-current', 'page')
    await expect(await foot.findByRole('link', { name: /Meldinger\s*4 venter/ })).toBeVisible()
    await userEvent.click(foot.getByRole('button', { name: 'Mer' }))
    const menu = within(await screen.findByRole('menu', { name: 'Mer' }))
    await expect(menu.getByRole('menuitem', { name: /Konfliktløser/ })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: /Oppsett/ })).toBeVisible()
  },
}

/** Elsewhere, in a tab of its own, and what can't be opened now. */
export const ItemsOfTheMenu: Story = {
  render: () => (
    <ul>
      <MenuLink item={{ label: 'Skader', href: '#skader' }} isHere count={3} />
      <MenuLink
        item={{ label: 'Håndbok', href: 'https://byfjord.test/bok', isExternal: true }}
        isHere={false}
        count={0}
      />
      <MenuLink
        item={{ label: 'Fakturaer', href: '#fakturaer', disabledBecause: 'Stengt til mandag' }}
        isHere={false}
        count={0}
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skader 3 venter' })).toHaveAttribute('aria-current', 'page')
    const book = canvas.getByRole('link', { name: 'Håndbok (åpnes i ny fane)' })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', 'noopener noreferrer')
    book.focus()
    await userEvent.tab()
    const closed = canvas.getByRole('link', { name: /Fakturaer/ })
    await expect(closed).toHaveFocus()
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expect(closed).not.toHaveAttribute('href')
    await expect(closed).toHaveTextContent('Stengt til mandag')
  },
}
