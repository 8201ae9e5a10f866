import { replaceDrawing } from '@delebil/ui'
import { media } from '@delebil/ui/theme'
import type { Drawing } from '../site/context/site.ts'

/** The search as the server has drawn it for who comes the first time; undefined where none is shown. The site begins beside the page and takes its place. */
export function takeDrawing(live: HTMLElement): Drawing | undefined {
  const drawn: (HTMLElement & { readonly pressed?: Element }) | null = document.getElementById('drawn')
  if (!drawn) return undefined
  if (drawn.hidden || matchMedia(media.wide).matches) {
    drawn.remove()
    return undefined
  }
  live.remove()
  return {
    giveWay: () => {
      if (!drawn.isConnected) return
      drawn.after(live)
      replaceDrawing({ drawn, live, focused: document.activeElement, pressed: drawn.pressed })
    },
  }
}
