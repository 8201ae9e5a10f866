import { replaceDrawing } from '@delebil/ui'
import type { DrawnSearch } from '../contract.ts'
import { buildNodes } from './build-nodes.ts'
import type { DrawFirst } from './define-elements.ts'
import { isWide } from './is-wide.ts'

/** Who has waited so long waits for the widget. */
const MOST_MS = 1000
const UNSEEN_MS = 500

/** What attributes ask for, where it is not what all get. */
const asked = [
  ['theme', 'light'],
  ['theme', 'dark'],
  ['map', 'near'],
] as const

async function ask(element: HTMLElement, site: string): Promise<DrawnSearch | undefined> {
  const partner = element.getAttribute('partner')
  if (!partner) return undefined
  const query = new URLSearchParams({ wide: String(isWide(element)) })
  for (const [name, value] of asked) if (element.getAttribute(name) === value) query.set(name, value)
  const address = `${site}/api/partner/${encodeURIComponent(partner)}/search?${query}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) })
  return answer.ok ? answer.json() : undefined
}

/** Until what has been put into the page is on the screen; in a page that nobody sees, a moment. */
const untilShown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNSEEN_MS)
  })

/** Shows the search as the server draws it, until the widget has a list to show: it is there before the widget's files. */
export const drawFirst: DrawFirst = async (element, root, site, isCurrent) => {
  const answer = await ask(element, site)
  // Taken out of the page meanwhile, it has begun anew where it was put in, and may have its widget.
  if (!answer || !isCurrent()) return undefined
  const drawn = buildNodes(answer.nodes)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(answer.styles)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  root.replaceChildren(drawn)

  let pressed: Element | undefined
  drawn.addEventListener('click', ({ target }) => {
    pressed = target as Element
  })
  // The widget's files come after it: to ask for them and to run them takes the page's thread for as long as to draw this.
  await untilShown()
  let widget: HTMLElement | undefined
  return {
    put: (container) => {
      widget = container
      container.style.cssText = 'height:0;overflow:hidden'
      // Not by its visibility: the widget takes nothing over from what is around it. Some read the tree by aria-hidden alone.
      container.inert = true
      container.ariaHidden = 'true'
      root.append(container)
    },
    giveWay: () => {
      if (!widget || !drawn.isConnected) return
      widget.style.cssText = ''
      widget.inert = false
      widget.ariaHidden = null
      replaceDrawing({ drawn, live: widget, focused: root.activeElement, pressed })
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}
