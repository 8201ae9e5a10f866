import { Avatar, Button, LinkButton, Logo } from '@delebil/ui'
import { inUnit } from '@delebil/ui/theme'
import { Suspense } from 'react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useOrganization } from '../../site/context/use-organization.ts'
import { useWide } from '../../site/context/use-wide.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { HeadSlot } from '../../site/page/head-slot.tsx'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { isStaffPath, paths } from '../../site/paths.ts'
import {
  fill,
  header,
  home,
  organizationLogo,
  organizationName,
  signHeightPx,
  slim,
  slot,
  visitor,
} from './header.css.ts'
import { layoutTexts } from './layout-texts.ts'
import { MenuButton } from './menu-button.tsx'
import { trigger } from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
import { useMenuLinks } from './use-menu-links.ts'

/** Logo, menu and person; below the breakpoint all but the logo stands behind one button. None where cars are looked for on a phone: there it lies in the map. */
export function Header() {
  const isWide = useWide()
  const { pathname } = useLocation()
  const isSearch = pathname === paths.findCar
  const isStaff = isStaffPath(pathname)
  if (isSearch && !isWide) return null
  return (
    <header className={isStaff ? slim : header}>
      <SiteLogo heightPx={signHeightPx[isStaff ? 'slim' : 'page']} />
      {isWide ? (
        <DeskMenu />
      ) : (
        <>
          <span className={fill} />
          {isStaff && <HeadSlot className={slot} />}
          <MenuButton />
        </>
      )}
    </header>
  )
}

/** The club's own logo if it has one, else ours. As an image, so that nothing inside an uploaded SVG can run. */
function SiteLogo({ heightPx }: { readonly heightPx: number }) {
  const organization = useOrganization()
  const ownName = organization?.logoSvg ? organization.name : layoutTexts.siteName
  return (
    <Link href={paths.findCar} className={home} aria-label={layoutTexts.toStart(ownName)}>
      {organization?.logoSvg ? (
        <img
          className={organizationLogo}
          style={{ height: inUnit(heightPx) }}
          src={`data:image/svg+xml,${encodeURIComponent(organization.logoSvg)}`}
          alt=""
        />
      ) : (
        <Logo heightPx={heightPx} isSymbolOnly />
      )}
      <span className={organizationName} aria-hidden="true">
        {ownName}
      </span>
    </Link>
  )
}

const ProfileMenu = lazyPart(async () => (await import('./profile-menu.tsx')).ProfileMenu)

function DeskMenu() {
  const { session } = useSite()
  const { status, whoami } = useSessionState()
  const links = useMenuLinks()
  return (
    <>
      <TopMenu links={links} />
      <span className={fill} />
      {status === 'ANONYMOUS' && (
        <span className={visitor}>
          <Button variant="quiet" isSmall onPress={session.openLogin}>
            {nameTexts.logIn}
          </Button>
          <LinkButton isSmall href={paths.join}>
            {nameTexts.join}
          </LinkButton>
        </span>
      )}
      {whoami && (
        <Suspense fallback={<PlaceOf name={whoami.person.name} />}>
          <ProfileMenu />
        </Suspense>
      )}
    </>
  )
}

/** Holds the place of the menu, which a visitor does not load. */
const PlaceOf = ({ name }: { readonly name: string }) => (
  <span className={trigger}>
    <Avatar name={name} />
  </span>
)
