import { useAnswer, useKept } from '@delebil/core-api/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sampleWhoami } from '../sample/sample-session.ts'
import { SampleSite } from '../sample/sample-site.tsx'
import { useSite } from '../site/context/site-context.ts'
import { App } from './app.tsx'

let isSilent = false
/** What a part of the page does with its answers once something has come back. */
let late: (() => Promise<unknown>)[] = []
const answer = (data: readonly object[]) => async () => {
  if (isSilent) await delay('infinite')
  return HttpResponse.json({ data })
}

function Answers() {
  const { session } = useSite()
  const types = useAnswer('listMembershipTypes', { query: {} }, { isForAll: true })
  const locations = useAnswer('listLocations', { query: {} }, { isForAll: true })
  const { refresh, forget, refreshAll } = useKept()
  useEffect(() => {
    late = [() => types.mutate(), () => refresh('listLocations'), () => forget('listLocations'), refreshAll]
  }, [types.mutate, refresh, forget, refreshAll])
  return (
    <>
      <p>{`Typer: ${types.data?.data.length ?? 'ukjent'}`}</p>
      <p>{`Plasser: ${locations.data?.data.length ?? 'ukjent'}`}</p>
      <button type="button" onClick={() => void session.logOut()}>
        Logg ut
      </button>
    </>
  )
}

const meta = {
  title: 'Site/App',
  component: App,
  parameters: {
    msw: [
      http.get('/api/memberships/types', answer([])),
      http.get('/api/locations', answer([])),
      http.post('/api/logout', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  beforeEach: () => {
    isSilent = false
  },
  render: () => (
    <SampleSite
      whoami={sampleWhoami()}
      path="/join"
      routes={[{ Component: App, children: [{ path: '*', element: <Answers /> }] }]}
    />
  ),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** CLEAR_STATE forgets all that the server told, but for the list of membership types. */
export const LoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Typer: 0')
    await canvas.findByText('Plasser: 0')
    isSilent = true
    await userEvent.click(canvas.getByRole('button', { name: 'Logg ut' }))
    await waitFor(() => expect(canvas.getByText('Plasser: ukjent')).toBeVisible())
    await expect(canvas.getByText('Typer: 0')).toBeVisible()
  },
}

/** What was sent before a log-out may be answered after it: the answers that it would change are gone by then. */
export const LateAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Plasser: 0')
    const before = late
    isSilent = true
    await userEvent.click(canvas.getByRole('button', { name: 'Logg ut' }))
    await waitFor(() => expect(canvas.getByText('Plasser: ukjent')).toBeVisible())
    await expect(before).toHaveLength(4)
    for (const change of before) await change()
    await expect(canvas.getByText('Typer: 0')).toBeVisible()
  },
}
