import { enableShadowDOM } from '@react-stately/flags'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { subscribe } from 'valtio/vanilla'
import type { EmbedHost, MethodName, Widget } from '../contract.ts'
import { makeKnown } from '../roots.ts'
import { openSite } from '../session/open-site.ts'
import type { Session } from '../session/session.ts'
import { sessionOf } from '../session/session-of.ts'
import { tokenSource } from '../session/token-source.ts'
import { dress } from '../styles.ts'
import { texts } from '../texts.ts'
import { containKeys } from './contain-keys.ts'
import type { themes } from './embed.css.ts'

enableShadowDOM()

export interface WidgetContext {
  readonly host: EmbedHost
  readonly session: Session
}

export interface Content {
  readonly render: () => ReactNode
  /** Methods that are the widget's own. */
  readonly call?: (method: MethodName, args: readonly unknown[]) => void
}

export const themeOf = ({ attribute }: Pick<EmbedHost, 'attribute'>): keyof typeof themes => {
  const theme = attribute('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

/** Puts a widget into the element's shadow root, and takes all of it away again. */
export function mountWidget(host: EmbedHost, createContent: (context: WidgetContext) => Content): Widget {
  const partner = host.attribute('partner')
  const container = document.createElement('div')
  if (host.drawn) host.drawn.put(container)
  else host.root.replaceChildren(container)
  const undo = [dress(host.root), makeKnown(host.root), containKeys(host.root), () => host.root.replaceChildren()]
  const unmountAll = () => {
    for (const step of undo.toReversed()) step()
  }
  if (!partner) {
    container.textContent = texts.noPartner
    host.tell('error', { code: 'embed.no-partner' })
    return replaceable(host, partner, createContent, {
      update: () => undefined,
      call: () => undefined,
      unmount: unmountAll,
    })
  }

  const session = sessionOf(host.site, partner)
  const content = createContent({ host, session })
  const root = createRoot(container)
  let notice: ReactNode
  const draw = () => root.render(notice ?? content.render())
  undo.push(
    session.addSource(() => tokenSource(host)),
    notifyLogIns(host, session),
    whenBack(() => void session.lookAgain()),
    () => root.unmount(),
  )
  draw()
  let isGone = false
  undo.push(() => {
    isGone = true
  })
  const look = async () => {
    const problem = await session.check()
    if (isGone) return
    if (problem === undefined) return void host.tell('ready', {})
    host.tell('error', { code: problem })
    const { PageNotice } = await import('./page-notice.tsx')
    if (isGone) return
    notice = <PageNotice problem={problem} site={host.site} theme={themeOf(host)} onRetry={retry} />
    draw()
    host.drawn?.giveWay()
  }
  const retry = () => {
    notice = undefined
    draw()
    void look()
  }
  void look()
  if (host.attribute('auto-login') !== undefined && session.state.step === 'OUT') void session.logIn()
  return replaceable(host, partner, createContent, {
    update: draw,
    call: (method, args) => {
      if (method === 'logIn') void session.logIn()
      else if (method === 'logOut') void session.logOut()
      else content.call?.(method, args)
    },
    unmount: unmountAll,
  })
}

/** Another partner is another widget. */
function replaceable(
  host: EmbedHost,
  partner: string | undefined,
  createContent: (context: WidgetContext) => Content,
  first: Widget,
): Widget {
  let now = first
  return {
    update: () => {
      if (host.attribute('partner') === partner) return now.update()
      now.unmount()
      now = mountWidget({ ...host, drawn: undefined }, createContent)
    },
    call: (method, args) => now.call(method, args),
    unmount: () => now.unmount(),
  }
}

/** The elements that tell of a session. */
const tellers = new WeakMap<Session, Set<EmbedHost>>()

function notifyLogIns(host: EmbedHost, session: Session): () => void {
  const isMember = () => (session.state.whoami?.memberships.length ?? 0) > 0
  const read = () => (session.state.step === 'IN' ? `in ${isMember()}` : 'out')
  let before = read()
  const own = tellers.get(session) ?? new Set()
  tellers.set(session, own.add(host))
  const stop = subscribe(session.state, () => {
    const now = read()
    if (now === before || session.state.step === 'PENDING') return
    before = now
    // Each element hears it, and the page once.
    const isForElement = host !== [...(tellers.get(session) ?? [])][0]
    if (now === 'out') host.tell('logout', {}, isForElement)
    else host.tell('login', { name: session.state.whoami?.person.name, isMember: isMember() }, isForElement)
  })
  return () => {
    stop()
    own.delete(host)
  }
}

/** Runs `then` when the person comes back to the page from another window; returns the undo. */
function whenBack(then: () => void): () => void {
  window.addEventListener('focus', then)
  return () => window.removeEventListener('focus', then)
}

/** For who leaves for the club's site. */
export const leave = (session: Session) => void openSite(session)
