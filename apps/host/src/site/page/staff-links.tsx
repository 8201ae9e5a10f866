import type { StaffSubject } from '@delebil/booking-widget'
import { Inline, LinkButton } from '@delebil/ui'
import { useSessionState } from '../context/site-context.ts'
import { nameTexts } from '../name-texts.ts'
import { staffLinksOf } from '../staff-links-of.ts'

/** The ways on to the records, for staff who look at what members see; nothing for anybody else. */
export function StaffLinks(subject: StaffSubject) {
  const { whoami } = useSessionState()
  const links = staffLinksOf(whoami?.organizationPermissions ?? [])(subject)
  if (links.length === 0) return null
  return (
    <nav aria-label={nameTexts.admin}>
      <Inline gapPx={8}>
        {links.map(({ label, address }) => (
          <LinkButton key={label} isSmall href={address}>
            {label}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  )
}
