import { FilterButton } from '@delebil/booking-widget'
import { Button, IconButton, Logo } from '@delebil/ui'
import { type LucideIcon, Menu, UserRound } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
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
import type { PanelProps } from './panel-props.ts'
import * as css from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
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
      {status === 'ANONYMOUS' && (
        <PanelButton icon={UserRound} label={layoutTexts.profile.menu} opens="menu">
          {(panel) => <VisitorMenuPanel {...panel} />}
        </PanelButton>
      )}
      {!isWide && (
        <PanelButton icon={Menu} label={layoutTexts.openMenu} opens="dialog">
          {(panel) => <MobileMenuPanel {...panel} links={links} />}
        </PanelButton>
      )}
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
const VisitorMenuPanel = lazyPart(async () => (await import('./visitor-menu-panel.tsx')).VisitorMenuPanel)

interface PanelButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly opens: 'dialog' | 'menu'
  readonly children: (panel: PanelProps) => ReactNode
}

/** A button that opens a panel. It is fetched when it first opens; then it stays, so that it can close in its own way. */
function PanelButton({ icon, label, opens, children }: PanelButtonProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => setWasOpen((was) => was || isOpen), [isOpen])
  return (
    <>
      <span ref={trigger} className={menuTrigger}>
        <IconButton
          icon={icon}
          label={label}
          hasTooltip={false}
          aria-haspopup={opens}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        />
      </span>
      {(isOpen || wasOpen) && <Suspense>{children({ trigger, isOpen, onOpenChange: setIsOpen })}</Suspense>}
    </>
  )
}
