import { Logo } from '@delebil/ui'
import { Link } from 'react-aria-components'
import { paths } from '../paths.ts'
import { useOrganization } from '../site/use-organization.ts'
import { useWide } from '../site/use-wide.ts'
import { texts } from '../texts.ts'
import { home, organizationLogo, organizationName } from './header.css.ts'

/** The club's own logo if it has one, else ours. As an image, so that nothing inside an uploaded SVG can run. */
export function SiteLogo() {
  const organization = useOrganization()
  const isWide = useWide()
  const ownName = organization?.logoSvg ? organization.name : texts.siteName
  return (
    <Link href={paths.findCar} className={home} aria-label={texts.toStart(ownName)}>
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
