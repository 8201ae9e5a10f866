import { media } from '@delebil/ui/theme'
import { type RefObject, useEffect, useState } from 'react'

/** Which theme the element is shown in, whatever chose it: the page, the person or the system. Undefined until it has been looked at, which has the browser work out the page's styles: not before it `isWanted`. */
export function useShownTheme(element: RefObject<HTMLElement | null>, isWanted = true): 'light' | 'dark' | undefined {
  const [theme, setTheme] = useState<'light' | 'dark'>()
  useEffect(() => {
    if (!isWanted) return
    const read = () =>
      element.current && setTheme(getComputedStyle(element.current).colorScheme === 'dark' ? 'dark' : 'light')
    const system = matchMedia(media.dark)
    const root = element.current?.closest('[data-theme]')
    const observer = new MutationObserver(read)
    if (root) observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'class'] })
    system.addEventListener('change', read)
    read()
    return () => {
      observer.disconnect()
      system.removeEventListener('change', read)
    }
  }, [element, isWanted])
  return theme
}
