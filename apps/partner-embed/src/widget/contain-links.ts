import { type Navigation, viewOf } from './navigation.ts'

/** A link to one of our own screens stays in the element; with a modifier it is the browser's, and opens the club's site. Returns the undo. */
export function containLinks(root: ShadowRoot, site: string, navigation: Pick<Navigation, 'navigate'>): () => void {
  const keep = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
    if (link?.origin !== site) return
    const path = link.pathname + link.search
    if (!viewOf(path)) return
    event.preventDefault()
    navigation.navigate(path, () => undefined)
  }
  // On the way in: react-aria lets no press out.
  root.addEventListener('click', keep, true)
  return () => root.removeEventListener('click', keep, true)
}
