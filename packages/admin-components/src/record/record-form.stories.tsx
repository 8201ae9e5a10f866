import { adminResources } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import type { Screen } from '../screen/screen.ts'
import { RecordForm } from './record-form.tsx'

const locations: Screen = {
  resource: adminResources.locations,
  heading: ['Lokasjoner', 'Lokasjon'],
  path: '/locations',
  sections: [{ heading: 'På kartet', text: 'Der bilene står.', fields: ['geojson'] }],
}
const messages: Screen = { resource: adminResources['entity-messages'], heading: ['', ''], path: '/messages' }

const meta = {
  title: 'Admin/RecordForm',
  component: RecordForm,
  parameters: {
    guide: {
      do: [
        'A field for each thing of the contract, with its refusal beneath it.',
        'Keep what was typed through every refusal.',
      ],
      dont: ["Don't invent a field that the contract does not have.", "Don't save while something is wrong."],
    },
  },
  args: { screen: locations, record: undefined, start: {}, onSaved: fn(), onDirty: fn() },
  render: (args) => (
    <SampleAdmin>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
} satisfies Meta<typeof RecordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett' }))
    await expect(await canvas.findByText('2 ting må rettes før det kan lagres')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('2 ting må rettes før det kan lagres'))
    await userEvent.click(canvas.getByRole('link', { name: 'GeoJSON: Må fylles ut' }))
    await expect(canvas.getByRole('textbox', { name: 'GeoJSON' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Posisjon' }), '60.39299, 5.32415')
    await expect(canvas.getByRole('textbox', { name: 'GeoJSON' })).toHaveValue(
      '{"type":"Point","coordinates":[5.32415,60.39299]}',
    )
    await expect(await canvas.findByText('Én ting må rettes før det kan lagres')).toBeVisible()
  },
}

export const Moments: Story = {
  args: { screen: messages, start: { validFrom: '2026-10-25T01:30:00+02:00' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Fra' })
    await expect(day).toHaveValue('25.10.2026')
    await expect(canvas.getByRole('textbox', { name: 'Fra, klokken' })).toHaveValue('01:30')
    const clock = canvas.getByRole('textbox', { name: 'Fra, klokken' })
    await userEvent.clear(clock)
    await userEvent.type(clock, 'kl 9')
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett' }))
    await expect(clock).toHaveValue('kl 9')
    await expect(clock).toHaveAccessibleDescription(/Ugyldig format/)
    await userEvent.clear(clock)
    await userEvent.type(clock, '1430')
    await userEvent.tab()
    await expect(clock).toHaveValue('14:30')
    await userEvent.clear(day)
    await userEvent.type(day, '24.12.2026 17:00')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Fra, klokken' })).toHaveValue('17:00')
    await expect(day).toHaveValue('24.12.2026')
  },
}

const affected = {
  id: 7,
  reservationNumber: 100123,
  person: 'Kari Nordmann',
  phone: '+4798765432',
  start: '2026-11-26T15:00:00+01:00',
  end: '2026-11-26T19:00:00+01:00',
}
// An answer comes in a later turn, as a server's does.
const change = fn(async (_key: string, _id: number, body: { readonly why?: string }) => {
  await new Promise((resolve) => setTimeout(resolve))
  const entity = { affectedReservations: [affected] }
  if (body.why === undefined) return refused(409, 'assignment.affects-reservations', 'Bilen er reservert.', { entity })
  return { ok: true, value: { entity: { ...car, version: 2 }, errors: [] } }
})
const car = { id: 3, version: 1, locationId: 1, start: '2026-11-25T12:00:00+01:00', note: '' }

/** Whom a change affects is seen before it is saved, and a reason goes with it. */
export const AffectsReservations: Story = {
  args: {
    screen: {
      resource: { ...adminResources.assignments, fields: { note: adminResources.assignments.fields.note } },
      heading: ['', ''],
      path: '/assignments',
      conflictsOf: () => '/conflicts?bil=3',
    },
    record: car,
    start: car,
    onSaved: fn(),
  },
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ change }), permissions: ['FLEET_MANAGEMENT_WRITE', 'RESERVATION_READ'] }}>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Notat/ }), 'Veiarbeid')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Én reservasjon mister bilen sin'))
    await expect(canvas.getByText(/Kari Nordmann · \+4798765432 · 100123/)).toBeVisible()
    const why = canvas.getByRole('textbox', { name: 'Hvorfor gjøres det likevel?' })
    await userEvent.type(why, '{Enter}')
    await expect(why).toHaveAccessibleDescription(/Må fylles ut/)
    await userEvent.type(why, 'Graving{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.anything(), '/conflicts?bil=3'))
    await expect(change).toHaveBeenLastCalledWith(
      'assignments',
      3,
      { note: 'Veiarbeid', acceptAffected: true, why: 'Graving', version: 1 },
      expect.anything(),
      expect.anything(),
    )
  },
}

const me = { id: 9, version: 1, name: 'Astrid Haugland', email: 'astrid@delebil.test', phone: null }
const wrong = 'Passordet er ikke riktig'
const prove = fn(async (_key: string, _id: number, body: { readonly currentPassword?: string }) => {
  await new Promise((resolve) => setTimeout(resolve))
  const said = body.currentPassword === undefined ? 'Må fylles ut' : wrong
  if (body.currentPassword !== 'rett') {
    return refused(400, 'request.invalid', said, { fields: { currentPassword: said } })
  }
  return { ok: true, value: { entity: { ...me, version: 2, email: 'ny@delebil.test' }, errors: [] } }
})

/** A proof of who asks is a field once the server asks for it, and empty again afterwards. */
export const AsksForProof: Story = {
  args: {
    screen: { resource: adminResources.persons, heading: ['', ''], path: '/persons' },
    record: me,
    start: me,
    onSaved: fn(),
  },
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ change: prove }), permissions: ['MEMBERSHIP_WRITE'] }}>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/^Passordet ditt/)).toBeNull()
    const email = canvas.getByRole('textbox', { name: 'E-post' })
    await userEvent.clear(email)
    await userEvent.type(email, 'ny@delebil.test{Enter}')
    const proof = await canvas.findByLabelText(/^Passordet ditt/)
    await expect(proof).toHaveAccessibleDescription(/Må fylles ut/)
    await expect(email).toHaveValue('ny@delebil.test')
    await userEvent.type(proof, 'galt{Enter}')
    await waitFor(() => expect(proof).toHaveAccessibleDescription(new RegExp(wrong)))
    await userEvent.clear(proof)
    await userEvent.type(proof, 'rett{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await waitFor(() => expect(canvas.queryByLabelText(/^Passordet ditt/)).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Lagre/ })).toHaveFocus()
  },
}

/** A change that failed for reasons of ours is told as such, and what was typed stays. */
export const Failed: Story = {
  args: {
    screen: { resource: adminResources.locations, heading: ['', ''], path: '/locations' },
    record: { id: 3, version: 1, name: 'Torget', geojson: '{"type":"Point","coordinates":[5,60]}' },
    start: { name: 'Torget', geojson: '{"type":"Point","coordinates":[5,60]}' },
    onSaved: fn(),
  },
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ change: () => refused(500, 'server.error', 'Noe gikk galt hos oss.') }) }}>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('alertdialog', { name: 'Endring feilet' })
    await expect(dialog).toHaveTextContent('Kunne dessverre ikke utføre endring, forsøk igjen senere.')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('Torget 2')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

const model = { id: 1, version: 1, name: 'Toyota Yaris', category: 'small', bodyType: 'hatchback', seats: 5 }

const slow = Promise.withResolvers<void>()
const saves = fn(async (_key: string, id: number, body: object) => {
  await slow.promise
  return { ok: true, value: { entity: { ...model, ...body, id, version: 2 }, errors: [] } }
})

/** Typing goes on while the server answers: what was typed since is not saved, and stays. */
export const TypedMeanwhile: Story = {
  render: (args) => (
    <SampleAdmin host={{ api: sampleApi({ change: saves }) }}>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  args: { screen: sampleScreen, record: model, start: model, onSaved: fn() },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' Cross{Enter}')
    await waitFor(() => expect(saves).toHaveBeenCalled())
    await userEvent.type(name, ' Hybrid')
    slow.resolve()
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(name).toHaveValue('Toyota Yaris Cross Hybrid')
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeEnabled()
  },
}

/** All that is wrong is told in the order of the form, whatever that of the contract is. */
export const InOrder: Story = {
  args: {
    screen: {
      resource: adminResources.reservations,
      heading: ['', ''],
      path: '/reservations',
      sections: [{ heading: 'Hvem', fields: ['personId', 'membershipId'] }],
    },
    onSaved: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/må rettes/))
    const links = await canvas.findAllByRole('link', { name: /^(Person|Medlemskap):/ })
    await expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual(['Person', 'Medlemskap'])
  },
}

const halfHours = { ...adminResources.reservations, fields: { start: adminResources.reservations.fields.start } }

/** A time may be typed as one likes, and is whole once it is left. */
export const TypedTime: Story = {
  args: {
    screen: { resource: halfHours as typeof adminResources.reservations, heading: ['', ''], path: '/reservations' },
    record: { id: 1, version: 1, start: '2026-11-22T15:00:00+01:00' },
    start: { start: '2026-11-22T15:00:00+01:00' },
  },
  render: (args) => (
    <SampleAdmin>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByRole('combobox', { name: 'Start, klokken' })
    await expect(time).toHaveValue('15:00')
    for (const typed of ['1800', '18', '18:00']) {
      await userEvent.clear(time)
      await userEvent.type(time, typed)
      await userEvent.tab()
      await waitFor(() => expect(time).toHaveValue('18:00'))
    }
  },
}
