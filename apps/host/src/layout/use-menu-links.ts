import { mayReadInvoices } from '@delebil/validation'
import { useLocation } from 'react-router'
import { nativeTexts } from '../native-texts.ts'
import { paths } from '../paths.ts'
import { useActiveReservations } from '../refresh/use-active-reservations.ts'
import { useSessionState, useSite } from '../site/site-context.ts'
import { useAdministered } from '../site/use-administered.ts'
import { useOrganization } from '../site/use-organization.ts'
import { useSelectedMembership } from '../site/use-selected-membership.ts'
import { texts } from '../texts.ts'

export interface MenuLink {
  readonly href: string
  readonly label: string
  readonly isExternal?: boolean
  /** The page of now lies below it. */
  readonly isAbove?: boolean
}

/** What the top menu offers the person of now. */
export function useMenuLinks(): readonly MenuLink[] {
  const hasReservations = (useActiveReservations()?.length ?? 0) > 0
  const ownsMembership = mayReadInvoices(useSelectedMembership())
  const { native } = useSite()
  const { whoami, selectedOrganizationId } = useSessionState()
  const isPartners = whoami?.partner !== undefined
  const isStaffPage = useLocation().pathname.startsWith(paths.admin)
  const staffed = useAdministered()
  const supportUrl = useOrganization()?.supportUrl
  return [
    { href: paths.findCar, label: texts.findCar },
    ...(hasReservations ? [{ href: paths.reservations, label: texts.myReservations }] : []),
    ...(native ? [{ href: paths.nearby, label: nativeTexts.nearby }] : []),
    ...(ownsMembership && !isPartners ? [{ href: paths.invoices, label: texts.myInvoices }] : []),
    ...staffed.map(({ id, name }) => ({
      href: staffed.length === 1 ? paths.admin : paths.adminOf(id),
      label: staffed.length === 1 ? texts.admin : `${texts.admin} ${name}`,
      isAbove: isStaffPage && (staffed.length === 1 || id === selectedOrganizationId),
    })),
    ...(supportUrl ? [{ href: supportUrl, label: texts.support, isExternal: true }] : []),
  ]
}
