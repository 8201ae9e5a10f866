import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { overlays, themes } from './embed.css.ts'

export interface EmbedRootProps {
  readonly theme: keyof typeof themes
  readonly children: ReactNode
}

let drawn = 0

/** Tokens, language, and the place for overlays: in the browser's top layer, above whatever the page has opened before. */
export function EmbedRoot({ theme, children }: EmbedRootProps) {
  const portal = useRef<HTMLDivElement>(null)
  const getContainer = useCallback(() => {
    const place = portal.current
    // Gone with the element: nothing is opened any more.
    if (!place?.isConnected) return place
    const isOpen = place.matches(':popover-open')
    // Shown before its children are: shown later it would take the focus away. Last of all that is on top, as long as it is empty.
    if (isOpen && place.childElementCount === 0) place.hidePopover()
    if (!place.matches(':popover-open')) place.showPopover()
    return place
  }, [])
  useEffect(() => {
    drawn += 1
    return () => {
      drawn -= 1
      // After what the screens say as they go. It lies in the page's body, where it has no business without us.
      queueMicrotask(() => drawn === 0 && destroyAnnouncer())
    }
  }, [])
  return (
    <div data-theme={theme} lang="nb" className={themes[theme]}>
      <I18nProvider locale="nb-NO">
        <UNSAFE_PortalProvider getContainer={getContainer}>{children}</UNSAFE_PortalProvider>
      </I18nProvider>
      <div ref={portal} popover="manual" className={overlays} />
    </div>
  )
}
