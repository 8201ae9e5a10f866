import { MockRefusal } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { membershipHandlers, sampleDetail, sampleTypes } from '../../sample/sample-memberships.ts'
import { sampleOwnPerson } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { JoinPage } from './join-page.tsx'
import { joinFrame } from './test-join-frame.tsx'

const meta = { ...joinFrame, title: 'Site/JoinPage', component: JoinPage } satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('radio', { name: 'Privat' })
    await expect(own).toBeChecked()
    await expect(own).toHaveAccessibleDescription('For deg og dem du bor sammen med.')
    await expect(canvas.getByText('Gratis')).toBeVisible()
    await expect(canvas.getByText(/^2\s490\skr$/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Opprett/ })).toHaveLength(1)
    await expect(canvas.getByText(/^Vi sender deg en e-post\./)).toBeVisible()
  },
}

/** A share is paid later, and is no gift. */
export const WithShare: Story = {
  parameters: {
    msw: membershipHandlers({
      listMembershipTypes: () => ({ data: sampleTypes.map((type) => ({ ...type, shareOre: 150_000 })) }),
    }),
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('radio', { name: 'Privat' })
    await expect(own).toHaveAccessibleDescription(/1\s500\skr i andel på den første fakturaen/)
    await expect(canvas.queryByText('Gratis')).toBeNull()
    await expect(canvas.getByText(/^1\s500\skr$/)).toBeVisible()
    await expect(canvas.getByText(/^3\s990\skr$/)).toBeVisible()
  },
}

const join: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Opprett medlemskap' }))
}

type Play = Parameters<NonNullable<Story['play']>>[0]

/** All of the page as a visitor fills it in, and its last button. */
async function fillAll({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Fullt navn'), 'Nora Ny')
  await userEvent.type(canvas.getByLabelText('E-post'), 'nora@delebil.test')
  await userEvent.type(canvas.getByLabelText('Passord'), 'delebil-demo')
  await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Nora Ny')
  await userEvent.clear(canvas.getByLabelText('Navn på medlemskapet'))
  await userEvent.type(canvas.getByLabelText('Navn på medlemskapet'), 'Nora')
  await join({ canvas, userEvent } as Play)
}

const sent: string[] = []
const made = sampleWhoami()
const signUp = (more: Parameters<typeof membershipHandlers>[0]) => [
  http.post('*/api/login', () => {
    sent.push('login')
    return new HttpResponse(null, { status: 204, headers: { authorization: 'sample' } })
  }),
  ...membershipHandlers({
    whoami: () => made,
    createUser: () => {
      sent.push('createUser')
      return {
        entity: sampleOwnPerson(),
        errors: [],
      }
    },
    ...more,
  }),
]

/** The last button does it all: the user first, then the membership. */
export const JoinedInOnePress: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: signUp({
      joinMembership: () => {
        sent.push('joinMembership')
        return { entity: sampleDetail({ name: 'Nora' }), errors: [], error: null }
      },
    }),
  },
  play: async (context) => {
    await fillAll(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Velkommen til Nora!' })).toHaveFocus()
    await expect(sent).toEqual(['createUser', 'login', 'joinMembership'])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** What is wrong with the user is said at its field, no log-in is asked of somebody who does not exist, and nothing is lost. */
export const UserRefusedKeepsAll: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: signUp({
      createUser: () => {
        throw new MockRefusal('account.email-taken')
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await fillAll(context)
    await expect(await canvas.findByText(problemText['account.email-taken'])).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Fullt navn')).toHaveValue('Nora Ny')
    await expect(canvas.getByLabelText('Passord')).toHaveValue('delebil-demo')
    await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Nora')
    await expect(canvas.getByRole('checkbox', { name: /Jeg godtar vilkårene/ })).toBeChecked()
    await expect(sent).toEqual([])
  },
}

/** The answer that the user is made is lost on the way: pressed again, the button goes on from there. */
export const AnswerLostGoesOn: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: [
      http.post('*/api/users/create', () => {
        const isFirst = sent.length === 0
        sent.push('createUser')
        if (isFirst) return HttpResponse.error()
        const error = { code: 'account.email-taken', fieldName: 'email', message: problemText['account.email-taken'] }
        return HttpResponse.json({ code: error.code, errors: [error] }, { status: 400 })
      }),
      ...signUp({
        getPerson: () => sampleOwnPerson(),
        joinMembership: () => {
          sent.push('joinMembership')
          return { entity: sampleDetail({ name: 'Nora' }), errors: [], error: null }
        },
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillAll(context)
    await expect(await canvas.findByText(problemText['network.unreachable'])).toBeVisible()
    await expect(canvas.getByLabelText('Passord')).toHaveValue('delebil-demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett medlemskap' }))
    await expect(await canvas.findByRole('heading', { name: 'Velkommen til Nora!' })).toBeVisible()
    await expect(sent).toEqual(['createUser', 'createUser', 'login', 'joinMembership'])
  },
}

/** Nothing is sent before all of it is right: each mistake stands at its own field, of the user and of the membership. */
export const EmptySaysSoAtEachField: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: { msw: signUp({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opprett medlemskap' }))
    await expect(canvas.getByLabelText('Fullt navn')).toHaveFocus()
    for (const label of ['Fullt navn', 'E-post', 'Passord', 'Navn på medlemskapet']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(canvas.getByText('Du må godta vilkårene for å bli med')).toBeVisible()
    await expect(sent).toEqual([])
  },
}

/** What the club refuses of the membership stands at its name, not at the person's; the user is made by then. */
export const MembershipRefusedAtItsName: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  parameters: {
    msw: [
      http.post('*/api/memberships/join', () =>
        HttpResponse.json({ errors: [{ fieldName: 'name', message: 'For langt' }] }, { status: 400 }),
      ),
      ...signUp({}),
    ],
  },
  play: async (context) => {
    await fillAll(context)
    const title = await context.canvas.findByLabelText('Navn på medlemskapet')
    await waitFor(() => expect(title).toHaveAccessibleDescription('For langt'))
    await expect(title).toHaveValue('Nora')
    await expect(context.canvas.getByText(/^Du er logget inn som/)).toBeVisible()
    await expect(sent).toEqual(['createUser', 'login'])
  },
}

/** Whoever has a user gets the box, without the way to where they are; closed again, all stands as it stood. */
export const KnownPersonKeepsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Fullt navn'), 'Nora Ny')
    await userEvent.type(canvas.getByLabelText('Navn på medlemskapet'), 's')
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }))
    const box = await screen.findByRole('dialog', {}, { timeout: 5000 })
    await expect(within(box).queryByRole('link', { name: 'Bli medlem' })).toBeNull()
    await userEvent.click(within(box).getByRole('button', { name: 'Lukk' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Fullt navn')).toHaveValue('Nora Ny')
    await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Nora Nys')
  },
}

/** Whoever loads the page again, or comes back to it, finds all that was typed but the password. */
export const LoadedAgainKeepsAll: Story = {
  parameters: {
    site: {
      tab: {
        'delebil:typed:join:draft':
          '{"title":"Hos Nora","person":{"name":"Nora Ny","email":"nora@delebil.test","phone":"90000002"}}',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Fullt navn')).toHaveValue('Nora Ny')
    await expect(canvas.getByLabelText('E-post')).toHaveValue('nora@delebil.test')
    await expect(canvas.getByLabelText(/^Telefon/)).toHaveValue('90000002')
    await expect(canvas.getByLabelText('Passord')).toHaveValue('')
    await expect(canvas.getByLabelText('Navn på medlemskapet')).toHaveValue('Hos Nora')
  },
}
