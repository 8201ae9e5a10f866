import { aroundCalls, createClient, readEvents, type Whoami } from '@delebil/core-api'
import { memberProblemText } from '@delebil/validation/text'
import { proxy } from 'valtio/vanilla'
import type { GetToken } from '../contract.ts'
import { createLive } from '../live/live.ts'
import { texts } from '../texts.ts'
import type { PageProblem } from './check-page.ts'

/**
 * OUT: nobody. PENDING: a log-in is under way. IN: logged in.
 * FAILED: it went wrong, see `message`. LINKING: the person has a user at the club and must say yes there, once.
 * AWAY: the partner's page brings no token, so the club's own site is the only way in.
 */
export type SessionStep = 'OUT' | 'PENDING' | 'IN' | 'FAILED' | 'LINKING' | 'AWAY'

export interface SessionState {
  step: SessionStep
  message?: string
  whoami?: Whoami
  /** The session's token: in memory only, since the page's storage is the partner's. */
  token?: string
}

export interface SessionDeps {
  readonly site: string
  readonly partner: string
  readonly fetch?: typeof fetch
}

export type Session = ReturnType<typeof createSession>

/** Who is logged in on the partner's page; one for all elements of the same partner. Knows no screen. */
export function createSession({ site, partner, ...network }: SessionDeps) {
  const state = proxy<SessionState>({ step: 'OUT' })
  const sources: (() => GetToken | undefined)[] = []
  let running: Promise<boolean> | undefined
  let waiting: (() => void)[] = []
  const connection = { baseUrl: site, token: () => state.token, ...network }
  const bare = createClient(connection)

  const fail = (message: string) => {
    Object.assign(state, { step: 'FAILED', message })
    return false
  }

  /** A fresh token of the partner's; undefined where no element has a source. */
  async function requestPartnerToken(): Promise<string | undefined> {
    const source = sources.map((source) => source()).find((getToken) => getToken !== undefined)
    return source?.()
  }

  async function readUser(): Promise<boolean> {
    const result = await bare.whoami({ quiet: true })
    if (!result.ok) {
      if (result.refusal.status !== 401) return fail(result.refusal.message)
      end()
      return false
    }
    Object.assign(state, { whoami: result.value, step: 'IN' })
    // Booking needs a membership, which may be a window away.
    if (result.value.memberships.length > 0) for (const then of waiting.splice(0)) then()
    return true
  }

  async function enter(): Promise<boolean> {
    Object.assign(state, { step: 'PENDING' })
    delete state.message
    const token = await requestPartnerToken().catch(() => null)
    if (token === null) return fail(texts.noToken)
    if (token === undefined) {
      state.step = 'AWAY'
      return false
    }
    const result = await bare.logInByPartner({ params: { partner }, body: { token } })
    if (!result.ok) {
      if (result.refusal.code !== 'partner.account-exists') return fail(result.refusal.message)
      state.step = 'LINKING'
      return false
    }
    const session = result.headers.get('authorization')
    if (session === null) return fail(memberProblemText['server.error'])
    state.token = session
    return readUser()
  }

  function end(): void {
    waiting = []
    delete state.token
    delete state.whoami
    delete state.message
    state.step = 'OUT'
  }

  /** Logs in with a fresh token of the partner's; resolves with whether somebody is logged in then. */
  function logIn(): Promise<boolean> {
    running ??= enter().finally(() => {
      running = undefined
    })
    return running
  }

  /** The same calls, but a session that is over is begun anew with a fresh token, once, and the call sent again. */
  const api = aroundCalls(bare, async (_name, { quiet }, send) => {
    const sent = state.token
    const first = await send()
    if (first.ok || first.refusal.status !== 401 || quiet || sent === undefined) return first
    if (state.token === sent && !(await logIn())) return first
    return send()
  })

  let checked: Promise<PageProblem | undefined> | undefined
  async function check(): Promise<PageProblem | undefined> {
    const named = await bare.getPartner({ params: { partner }, quiet: true })
    if (named.ok) return undefined
    const { adviceOf, findPageProblem } = await import('./check-page.ts')
    const ask = network.fetch ?? fetch
    // A file that any page may read.
    const isServerThere = () =>
      ask(`${site}/embed/v1/embed.json`, { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
    const problem = await findPageProblem(named.refusal, bare, isServerThere)
    if (problem === undefined) return undefined
    checked = undefined
    // biome-ignore lint/suspicious/noConsole: whoever builds the page looks there
    console.error(adviceOf(problem, { site, partner }))
    return problem
  }

  return {
    state,
    api,
    /** What keeps the elements of this page from working, looked for until there is nothing; told to the developer. */
    check: () => (checked ??= check()),
    logIn,
    /** Live events of the person who is logged in, to whoever listens; returns the undo. */
    listen: createLive(state, (signal, onEvent) => readEvents(connection, signal, onEvent)),
    /** Keeps `then` for when somebody is logged in, and begins with that; a member of nothing waits until it is one. */
    requestLogin(then: () => void): Promise<boolean> {
      waiting = [then]
      return logIn()
    },
    giveUpWaiting(): void {
      waiting = []
    },
    async logOut(): Promise<void> {
      const reported = state.token === undefined ? undefined : bare.logout({ quiet: true })
      end()
      await reported
    },
    /** Where a person says yes to the link, or joins: a window of the club's own, with a fresh token behind the '#'. */
    async addressOfSite(): Promise<string> {
      const token = await requestPartnerToken().catch(() => undefined)
      return token === undefined ? site : `${site}/partner/${encodeURIComponent(partner)}/auth?embed=1#token=${token}`
    },
    /** The person has come back to the page: what they did in the other window may have changed things. */
    async lookAgain(): Promise<void> {
      if (state.step === 'LINKING') await logIn()
      else if (state.step === 'IN' && state.whoami?.memberships.length === 0) await readUser()
    },
    /** Adds where tokens come from; returns the undo. */
    addSource(source: () => GetToken | undefined): () => void {
      sources.push(source)
      return () => {
        const index = sources.indexOf(source)
        if (index >= 0) sources.splice(index, 1)
      }
    },
  }
}
