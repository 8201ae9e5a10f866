import { FilterButton } from '@delebil/booking-widget'
import { Button } from '@delebil/ui'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useWide } from '../../site/context/use-wide.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { fill, header } from './header.css.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ProfileMenuOfPerson } from './profile-menu-of-person.tsx'
import { SiteLogo } from './site-logo.tsx'
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
      {!isWide && <MobileMenu links={links} />}
    </header>
  )
}
