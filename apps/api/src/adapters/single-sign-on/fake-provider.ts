import { generateKeyPair } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Provider } from 'oidc-provider'
import { fakeConfiguration } from './fake-configuration.ts'
import { fakeEndPage, fakePage } from './fake-page.ts'
import type { FakePerson } from './fake-people.ts'

const leastStateLength = 8

const signingKey = async () => ({
  ...(await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

/** Vipps sends people away whose state is short, and asks everybody anew each time. */
const beAsStrict = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    if (ctx.path === '/auth') {
      const state = ctx.query['state']
      if (typeof state !== 'string' || state.length < leastStateLength) return ctx.throw(400, 'state is too short')
    }
    const cookies = ctx.req.headers.cookie?.split('; ') ?? []
    ctx.req.headers.cookie = cookies.filter((pair) => !pair.startsWith('_session')).join('; ')
    return next()
  })
}

const chooseOutcome = (people: readonly FakePerson[], form: URLSearchParams) => {
  const person = people.find(({ sub }) => sub === form.get('person'))
  // All or nothing, as with Vipps: whoever logs in has consented.
  if (person) return { login: { accountId: person.sub, remember: false }, consent: {} }
  const error = form.get('outcome') === 'server_error' ? 'server_error' : 'access_denied'
  return { error, error_description: 'chosen on the page of the demo' }
}

const answerPage =
  (provider: Provider, people: readonly FakePerson[], title: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await provider.interactionDetails(request, response)
    if (request.method === 'POST') {
      const outcome = chooseOutcome(people, new URLSearchParams(await text(request)))
      return provider.interactionFinished(request, response, outcome)
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(fakePage(people, title))
  }

export type FakeProviderAsked = {
  readonly issuer: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly callbackPath: string
  readonly title: string
  readonly people: readonly FakePerson[]
}

/** What answers as the provider: who is asked chooses who they are. */
export const createFakeProvider = async (asked: FakeProviderAsked): Promise<RequestListener> => {
  const { issuer, title, people, ...rest } = asked
  const provider = new Provider(issuer, fakeConfiguration({ ...rest, people, key: await signingKey() }))
  beAsStrict(provider)
  const [answerProvider, answerChoice] = [provider.callback(), answerPage(provider, people, title)]
  return (request, response) => {
    if (!request.url?.startsWith('/choose/')) return void answerProvider(request, response)
    answerChoice(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' })
      response.end(fakeEndPage(title))
    })
  }
}
