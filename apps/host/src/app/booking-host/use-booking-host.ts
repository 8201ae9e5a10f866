import type { BookingHost } from '@delebil/booking-widget'
import { mayReadInvoices } from '@delebil/validation'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useGo } from '../../site/context/use-go.ts'
import { useOnline } from '../../site/context/use-online.ts'
import { useOrganizations } from '../../site/context/use-organization.ts'
import { useSelectedMembership } from '../../site/context/use-selected-membership.ts'
import { useWaitingChanges } from '../../site/data/use-waiting-changes.ts'
import { answerKey } from '../../site/offline/cache-answers.ts'
import { paths } from '../../site/paths.ts'
import { staffLinksOf } from '../../site/staff-links-of.ts'
import { useShowFailure } from '../failure/use-show-failure.ts'
import { bookingHostOf } from './booking-host-of.ts'

const links = {
  reservation: paths.reservation,
  reservations: paths.reservations,
  findCar: paths.findCar,
  car: paths.findCarOf,
  findCarNear: paths.findCarNear,
  verifyLicense: paths.verifyLicense,
}

/** What this site gives the booking widget. */
export function useBookingHostValue(): BookingHost {
  const { api, session, live, offline, unsaved, storage, now, native, drawing } = useSite()
  const { whoami, selectedMembershipId } = useSessionState()
  const allOrganizations = useOrganizations()
  const online = useOnline()
  const go = useGo()
  const showFailure = useShowFailure()
  const waiting = useWaitingChanges()
  const ages = useSnapshot(offline.ages)
  const membership = useSelectedMembership()
  const isPartners = whoami?.partner !== undefined
  return useMemo(
    () => ({
      ...bookingHostOf({ api, storage, now }, { whoami, selectedMembershipId }, allOrganizations),
      refreshPerson: session.refreshUserData,
      requestLogin: session.requestLogin,
      links: mayReadInvoices(membership) && !isPartners ? { ...links, invoices: paths.invoices } : links,
      navigate: go,
      showFailure,
      mapStyleUrl: '/map-style',
      showsPhotos: true,
      subscribe: live.subscribe,
      online,
      saysOffline: true,
      waiting,
      keptAt: (name: string, input: unknown) => ages[answerKey(name, input as object)],
      holdUnsaved: unsaved.hold,
      staffLinks: staffLinksOf(whoami?.organizationPermissions ?? []),
      ...(native && { native }),
      ...(drawing && { onListShown: drawing.giveWay }),
    }),
    [
      api,
      session,
      live,
      storage,
      now,
      whoami,
      selectedMembershipId,
      allOrganizations,
      online,
      go,
      showFailure,
      waiting,
      ages,
      unsaved,
      native,
      drawing,
      membership,
      isPartners,
    ],
  )
}
