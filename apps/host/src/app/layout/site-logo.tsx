import { Logo } from '@delebil/ui'
import { Link } from 'react-aria-components'
import { useOrganization } from '../../site/context/use-organization.ts'
import { useWide } from '../../site/context/use-wide.ts'
import { paths } from '../../site/paths.ts'
import { home, organizationLogo, organizationName } from './header.css.ts'
import { layoutTexts } from './layout-texts.ts'

/** The club's own logo if it has one, else ours. As an image, so that nothing inside an uploaded SVG can run. */
export function SiteLogo() {
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
