import type { Whoami } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useLocation } from 'react-router'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { takeWaypoint } from '../../site/session/waypoints.ts'
import { AdminArea } from './admin-area.tsx'

const mailed = '/admin/reservation-management/reservations/5?orgId=1'

let waypoint: () => string | undefined

function FindCar() {
  const { storage, session } = useSite()
  const { isLoginModalOpen } = useSessionState()
  waypoint = () => takeWaypoint(storage)
  return (
    <>
      <p>{`${useLocation().pathname}: ${isLoginModalOpen ? 'logg inn' : 'ingen boks'}`}</p>
      <button type="button" onClick={session.dismissLogin}>
        Lukk
      </button>
    </>
  )
}

const siteOf = (whoami?: Whoami) => (
  <SampleSite
    path={mailed}
    {...(whoami && { whoami })}
    routes={[
      { path: '/admin/*', element: <AdminArea /> },
      { path: '/findcar', element: <FindCar /> },
    ]}
  />
)

const meta = {
  title: 'Site/AdminDoor',
  component: AdminArea,
  parameters: { msw: [http.post('/api/log', () => new HttpResponse(null, { status: 204 }))] },
  render: () => siteOf(),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor is led to the cars with the log-in open, and the link is reached after it. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/findcar: logg inn')).toBeVisible()
    await expect(waypoint()).toBe(mailed)
  },
}

/** Whoever does not log in is not led there by a log-in on another day. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('/findcar: logg inn')
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }))
    await expect(await canvas.findByText('/findcar: ingen boks')).toBeVisible()
    await expect(waypoint()).toBeUndefined()
  },
}

/** A member without any rights is led to the cars, and needs no other log-in. */
export const Member: Story = {
  render: () => siteOf(sampleWhoami({ organizationPermissions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/findcar: ingen boks')).toBeVisible()
    await expect(waypoint()).toBeUndefined()
  },
}
