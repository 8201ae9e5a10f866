import { mayReadInvoices } from '@delebil/validation'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useAdministered } from '../../site/context/use-administered.ts'
import { useOrganization } from '../../site/context/use-organization.ts'
import { useSelectedMembership } from '../../site/context/use-selected-membership.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { isStaffPath, paths } from '../../site/paths.ts'
import { useActiveReservations } from '../refresh/use-active-reservations.ts'
import { layoutTexts } from './layout-texts.ts'

export interface MenuLink {
  readonly href: string
  readonly label: string
  readonly isExternal?: boolean
  /** The page of now lies below it. */
  readonly isAbove?: boolean
}

/** What the top menu offers the person of now. */
export function useMenuLinks(): readonly MenuLink[] {
  const { reservations = [], isAsked } = useActiveReservations()
  const ownsMembership = mayReadInvoices(useSelectedMembership())
  const { native } = useSite()
  const { status, whoami, selectedOrganizationId } = useSessionState()
  const isPartners = whoami?.partner !== undefined
  const { pathname } = useLocation()
  const isStaffPage = isStaffPath(pathname)
  const staffed = useAdministered()
  const supportUrl = useOrganization()?.supportUrl
  const isComing = isAsked || (status === 'AUTHENTICATED' && !whoami)
  const findCar = { href: paths.findCar, label: nameTexts.findCar }
  // All at once: one that comes later would push the others on.
  if (isComing) return [findCar]
  return [
    findCar,
    ...(reservations.length > 0
      ? [
          {
            href: paths.reservations,
            label: nameTexts.myReservations,
            isAbove: pathname.startsWith(`${paths.reservations}/`),
          },
        ]
      : []),
    ...(native ? [{ href: paths.nearby, label: nameTexts.nearby }] : []),
    ...(ownsMembership && !isPartners ? [{ href: paths.invoices, label: nameTexts.myInvoices }] : []),
    ...staffed.map(({ id, name }) => ({
      href: staffed.length === 1 ? paths.admin : paths.adminOf(id),
      label: staffed.length === 1 ? nameTexts.admin : `${nameTexts.admin} ${name}`,
      isAbove: isStaffPage && (staffed.length === 1 || id === selectedOrganizationId),
    })),
    // A member finds them in the menu of the person.
    ...(status === 'ANONYMOUS' ? [{ href: paths.terms, label: nameTexts.terms }] : []),
    ...(supportUrl ? [{ href: supportUrl, label: layoutTexts.support, isExternal: true }] : []),
  ]
}
