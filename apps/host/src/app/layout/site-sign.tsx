import { Logo } from '@delebil/ui'
import { useOrganization } from '../../site/context/use-organization.ts'
import { signOfOrganization, signOfSite } from './header.css.ts'

/** The club's own logo if it has one, else our sign, where there is no room for a name. Decoration: it leads nowhere. */
export function SiteSign() {
  const logoSvg = useOrganization()?.logoSvg
  if (logoSvg) {
    return <img className={signOfOrganization} src={`data:image/svg+xml,${encodeURIComponent(logoSvg)}`} alt="" />
  }
  return (
    <span className={signOfSite} aria-hidden="true">
      <Logo heightPx={40} isSymbolOnly />
    </span>
  )
}
