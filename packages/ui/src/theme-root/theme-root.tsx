import { type ReactNode, useCallback, useRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { I18nProvider } from 'react-aria-components'
import { page, themeClass } from './theme-root.css.ts'

export interface ThemeRootProps {
  /** `auto` follows the system. */
  theme?: 'auto' | 'light' | 'dark'
  /** Paint the page colour behind the content, at least one screen high. An embed leaves it off. */
  isPage?: boolean
  /** Where overlays go; without it, into an element at the end of this root, so that they get the same tokens. */
  getPortalContainer?: () => HTMLElement | null
  children: ReactNode
}

/** The one element that carries tokens, language and the place for overlays. Put it around everything. */
export function ThemeRoot({ theme = 'auto', isPage = false, getPortalContainer, children }: ThemeRootProps) {
  const ownPortal = useRef<HTMLDivElement>(null)
  const getContainer = useCallback(() => getPortalContainer?.() ?? ownPortal.current, [getPortalContainer])
  return (
    <div data-theme={theme} lang="nb" className={isPage ? `${themeClass[theme]} ${page}` : themeClass[theme]}>
      <I18nProvider locale="nb-NO">
        <UNSAFE_PortalProvider getContainer={getContainer}>{children}</UNSAFE_PortalProvider>
      </I18nProvider>
      <div ref={ownPortal} />
    </div>
  )
}
