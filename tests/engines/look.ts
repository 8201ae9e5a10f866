/** What is asked for on the screen, as a person would: by its kind and a pattern of its name; of several, counted around, which one. */
export type Wanted = { readonly kind: string; readonly name: string; readonly turn: number }

export type Spot = { readonly x: number; readonly y: number }

/** Runs in the page, as text: nothing of this module is there. Where the thing can be pressed now, through open shadow roots, or why it cannot. */
export function findSpot({ kind, name, turn }: Wanted): Spot | string {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(kind) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ])
  const nameOf = (element: Element): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is drawn, with spaces between blocks, is what a person reads
    const drawn = tidy((element as HTMLElement).innerText)
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    const byIds = ids.map((id) => tidy(root.getElementById(id)?.textContent)).join(' ')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const byLabels = labels.map((label) => tidy(label.textContent)).join(' ')
    return element.getAttribute('aria-label') ?? (byIds || byLabels || drawn)
  }
  const pattern = new RegExp(name)
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const found = all(document).filter((one) => isSeen(one) && pattern.test(nameOf(one)))
  const element = found[turn % found.length]
  if (!element) return 'nothing has that name'
  if (element.matches('[disabled], [aria-disabled=true]')) return 'it is disabled'
  const { left, top, width, height } = element.getBoundingClientRect()
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  // What lies over it would be pressed in its place.
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(spot.x, spot.y)
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return spot
  // Only where it has to be: a page that answers to being scrolled would never be still.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return hit === null ? `it is off the screen, at ${spot.x}, ${spot.y}` : `it lies under ${hit.outerHTML.slice(0, 200)}`
}

/** Runs in the page, as text. All that is written on it, in open shadow roots too. */
export function readPage(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is drawn, with spaces between blocks, is what a person reads
  const read = (element: Element) => (element as HTMLElement).innerText ?? ''
  const inside = (root: Document | ShadowRoot): string[] =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [[...shadowRoot.children].map(read).join('\n'), ...inside(shadowRoot)] : [],
    )
  return [read(document.body), ...inside(document)].join('\n').replace(/[\s\u00a0\u00ad]+/g, ' ')
}
