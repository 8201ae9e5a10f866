import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import { AnswerCache } from '@delebil/core-api/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Route, Routes } from 'react-router'
import { expect, spyOn, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useFeature } from '../../site/data/use-feature.ts'
import { PartnerPage } from './partner-page.tsx'

const patient = { timeout: 10_000 }
const refuse = (code: ConstructorParameters<typeof MockRefusal>[0]) => () => {
  throw new MockRefusal(code)
}
const isOn = (entity: boolean): Mocks => ({
  getFeatureToggle: () => ({ entity }),
  getSignOn: () => ({ entity: null }),
  writeLog: () => undefined,
  getPartner: () => ({ entity: { key: 'damsgard', name: 'Damsgård borettslag' } }),
})
const answers = (more: Mocks = {}) => ({ msw: mockApi('', { ...isOn(true), ...more }) })

const routes = (
  <Routes>
    <Route path="/partner/:partner/auth" element={<PartnerPage />} />
    <Route path="/findcar" element={<p>Velg bil</p>} />
  </Routes>
)
const arriving = (path: string) => () => <SampleSite path={path}>{routes}</SampleSite>
const signedIn = (path: string) => () => (
  <SampleSite whoami={sampleWhoami()} path={path}>
    {routes}
  </SampleSite>
)
const address = '/partner/damsgard/auth#token=a.b.c'

const meta = { title: 'Account/PartnerPage' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const never = () => new Promise<never>(() => undefined)

export const LoggingIn: Story = { render: arriving(address), parameters: answers({ logInByPartner: never }) }

const failing = (code: ConstructorParameters<typeof MockRefusal>[0], text: RegExp): Story => ({
  render: arriving(address),
  parameters: answers({ logInByPartner: refuse(code) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text, undefined, patient)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vi fikk ikke logget deg inn' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
  },
})
export const Expired = failing('partner.expired', /for gammel/)
export const Used = failing('partner.used', /allerede brukt/)
export const Refused = failing('partner.refused', /kjenner ikke igjen/)

export const NoToken: Story = {
  render: arriving('/partner/damsgard/auth'),
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kjenner ikke igjen/, undefined, patient)).toBeVisible()
  },
}
export const Unanswered: Story = {
  render: arriving(address),
  parameters: answers({ logInByPartner: refuse('server.busy') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, patient)).toBeEnabled()
  },
}
export const SwitchedOff: Story = {
  render: arriving(address),
  parameters: { msw: mockApi('', isOn(false)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/partner/damsgard/auth', undefined, patient)).toBeVisible()
  },
}
const knownToken = `x.${btoa(JSON.stringify({ email: 'kari@nordmann.example' }))}.y`

/** Whom it is asked for is named, and the address filled in. */
export const HasUser: Story = {
  render: arriving(`/partner/damsgard/auth#token=${encodeURIComponent(knownToken)}`),
  parameters: answers({
    logInByPartner: refuse('partner.account-exists'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Koble til brukeren din' }, patient)).toBeVisible()
    await expect(canvas.getByLabelText('Passord')).toBeVisible()
    await expect(await canvas.findByText(/logger du inn fra Damsgård borettslag/, undefined, patient)).toBeVisible()
    await expect(canvas.getByLabelText('E-post')).toHaveValue('kari@nordmann.example')
  },
}
/** In the window that an element has opened, the way on leads back to the partner's page. */
export const LinkedFromEmbed: Story = {
  render: signedIn('/partner/damsgard/auth?embed=1#token=a.b.c'),
  parameters: answers({
    logInByPartner: refuse('partner.account-exists'),
    linkPartner: () => undefined,
  }),
  play: async ({ canvas, userEvent }) => {
    const close = spyOn(window, 'close').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: /^Bruk innloggingen/ }, patient))
    await expect(
      await canvas.findByText(/^Skal den som er logget inn på Damsgård borettslag/, undefined, patient),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Koble til' }))
    await expect(await canvas.findByText(/gå tilbake til Damsgård borettslag/, undefined, patient)).toBeVisible()
    await expect(close).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk vinduet' }))
    await expect(close).toHaveBeenCalledTimes(2)
  },
}
/** A link never makes somebody else of a person: they choose, and the account is linked only after one more yes. */
export const SignedInAlready: Story = {
  render: signedIn(address),
  parameters: answers({
    logInByPartner: refuse('partner.account-exists'),
    linkPartner: refuse('partner.other-account'),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Fortsett som Kari Nordmann' }, patient)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bruk innloggingen fra siden du kom fra' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Koble til' }, patient))
    await expect(await canvas.findByText(/logget inn som en annen/, undefined, patient)).toBeVisible()
  },
}

let asked = 0
function ComesAndGoes() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Igjen
      </button>
      <Landing key={times} times={times} />
    </>
  )
}
function Landing({ times }: { times: number }) {
  const { data } = useFeature('partner-landing')
  return data ? <p>{`${times}: ${data.entity ? 'på' : 'av'}`}</p> : null
}

/** What is known of a feature is kept for a while, whatever is switched meanwhile. */
export const AskedOnce: Story = {
  beforeEach: () => {
    asked = 0
  },
  render: () => (
    <SampleSite>
      {/* Others are asked again at each sight here. */}
      <AnswerCache options={{ dedupingInterval: 0 }}>
        <ComesAndGoes />
      </AnswerCache>
    </SampleSite>
  ),
  parameters: answers({
    getFeatureToggle: () => {
      asked += 1
      return { entity: asked === 1 }
    },
  }),
  play: async ({ canvas }) => {
    for (const times of [1, 2, 3, 4]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Igjen' }))
      await expect(await canvas.findByText(`${times}: på`, undefined, patient)).toBeVisible()
    }
    // Asked after all that may have been asked before it.
    await fetch('/api/feature-toggles/another')
    await expect(asked).toBe(2)
  },
}
