import { IconButton } from '@delebil/ui'
import { Menu } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { menuTrigger } from './header.css.ts'
import { layoutTexts } from './layout-texts.ts'
import type { MenuLink } from './use-menu-links.ts'

const MobileMenuPanel = lazyPart(async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel)

/** The hamburger. What it opens is fetched when it first opens; then it stays, so that it can close in its own way. */
export function MobileMenu({ links }: { links: readonly MenuLink[] }) {
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => setWasOpen((was) => was || isOpen), [isOpen])
  return (
    <>
      <span ref={trigger} className={menuTrigger}>
        <IconButton
          icon={Menu}
          label={layoutTexts.openMenu}
          hasTooltip={false}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        />
      </span>
      {(isOpen || wasOpen) && (
        <Suspense>
          <MobileMenuPanel links={links} trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
