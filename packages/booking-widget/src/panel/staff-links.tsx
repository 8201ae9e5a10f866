import { Inline, LinkButton } from '@delebil/ui'
import { type StaffLink, type StaffSubject, useBookingHost } from '../booking-host.ts'
import { Section } from './section.tsx'
import { useHostPress } from './use-host-press.ts'

/** The ways on to the records, for staff who look at what members see; nothing for anybody else. */
export function StaffLinks(subject: StaffSubject) {
  const links = useBookingHost().staffLinks?.(subject) ?? []
  if (links.length === 0) return null
  return (
    <Section heading="Admin">
      <Inline gapPx={8}>
        {links.map((link) => (
          <StaffLinkButton key={link.label} {...link} />
        ))}
      </Inline>
    </Section>
  )
}

function StaffLinkButton({ label, address }: StaffLink) {
  const onPress = useHostPress(address)
  return (
    <LinkButton isSmall href={address} onClick={onPress}>
      {label}
    </LinkButton>
  )
}
