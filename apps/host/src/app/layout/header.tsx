import { FilterButton } from '@delebil/booking-widget'
import { Button, IconButton, Logo } from '@delebil/ui'
import { Menu } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useOrganization } from '../../site/context/use-organization.ts'
import { useWide } from '../../site/context/use-wide.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { paths } from '../../site/paths.ts'
import { fill, header, home, menuTrigger, organizationLogo, organizationName } from './header.css.ts'
import { initials } from './initials.ts'
import { layoutTexts } from './layout-texts.ts'
import * as css from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
import type { MenuLink } from './use-menu-links.ts'
import { useMenuLinks } from './use-menu-links.ts'

/** Logo, menu and person; below the breakpoint a hamburger, and 'VALG' where cars are searched. */
export function Header() {
  const { session } = useSite()
  const { status } = useSessionState()
  const isWide = useWide()
  const links = useMenuLinks()
  const isSearch = useLocation().pathname === paths.findCar
  return (
    <header className={header}>
      <SiteLogo />
      {isWide && <TopMenu links={links} />}
      <span className={fill} />
      {!isWide && isSearch && <FilterButton />}
      {status === 'ANONYMOUS' && isWide && (
        <Button isSmall onPress={session.openLogin}>
          {nameTexts.logIn}
        </Button>
      )}
      <ProfileMenuOfPerson />
      {!isWide && <MobileMenu links={links} />}
    </header>
  )
}

/** The club's own logo if it has one, else ours. As an image, so that nothing inside an uploaded SVG can run. */
function SiteLogo() {
  const organization = useOrganization()
  const isWide = useWide()
  const ownName = organization?.logoSvg ? organization.name : layoutTexts.siteName
  return (
    <Link href={paths.findCar} className={home} aria-label={layoutTexts.toStart(ownName)}>
      {organization?.logoSvg ? (
        <>
          <img
            className={organizationLogo}
            src={`data:image/svg+xml,${encodeURIComponent(organization.logoSvg)}`}
            alt=""
          />
          {isWide && <span className={organizationName}>{organization.name}</span>}
        </>
      ) : (
        <Logo heightPx={32} />
      )}
    </Link>
  )
}

const ProfileMenu = lazyPart(async () => (await import('./profile-menu.tsx')).ProfileMenu)

/** Nothing for a visitor, who does not load it either. Its place is held meanwhile. */
function ProfileMenuOfPerson() {
  const { whoami } = useSessionState()
  if (!whoami) return null
  const place = (
    <span className={css.trigger} aria-hidden="true">
      <span className={css.initials}>{initials(whoami.person.name)}</span>
    </span>
  )
  return (
    <Suspense fallback={place}>
      <ProfileMenu />
    </Suspense>
  )
}

const MobileMenuPanel = lazyPart(async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel)

/** The hamburger. What it opens is fetched when it first opens; then it stays, so that it can close in its own way. */
function MobileMenu({ links }: { links: readonly MenuLink[] }) {
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
