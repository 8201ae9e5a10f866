import { makeKnown } from '../../apps/partner-embed/src/roots.ts'

/** Only an open root can be lived in: react-aria's support walks `shadowRoot`. */
export interface ShadowStage {
  readonly root: ShadowRoot
  readonly canvas: HTMLElement
}

const styles: CSSStyleSheet[] = []

/** Takes the stories' styles away from the page, so that what is drawn outside a root shows, and keeps them for the roots. */
export function moveStylesOffPage() {
  for (const element of document.querySelectorAll('style[data-vite-dev-id]')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(element.textContent ?? '')
    styles.push(sheet)
    element.remove()
  }
}

/** A place for one story inside an open shadow root. */
export function shadowStage(): ShadowStage {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = styles
  makeKnown(root)
  return { root, canvas: root.appendChild(document.createElement('div')) }
}

/** What a story put into the page around its root; the voice for screen readers belongs there. */
export function leftInPage({ root }: ShadowStage): readonly string[] {
  const strays = [...document.body.children].filter((element) => element !== root.host)
  return strays.filter((element) => !element.matches('[data-live-announcer]')).map(({ outerHTML }) => outerHTML)
}
