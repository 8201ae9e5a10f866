import { useEffect, useMemo, useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useAdministered } from '../../site/context/use-administered.ts'
import { scopeStorage } from '../../site/session/scope-storage.ts'

/**
 * The organisation that this tab works in. The device knows only the one that was chosen last, in whichever tab: read
 * anew, a tab would else go on in another's, and save there.
 */
export function useOrganizationOfTab(): number | undefined {
  const { session, tabStorage } = useSite()
  const { whoami, selectedOrganizationId } = useSessionState()
  const organizations = useAdministered()
  const personId = whoami?.person.id
  const own = useMemo(() => scopeStorage(tabStorage, 'admin-organization'), [tabStorage])
  const [settledFor, setSettledFor] = useState<number>()
  const kept = personId === undefined ? undefined : Number(own.getItem(String(personId)))
  const wanted = organizations.some(({ id }) => id === kept) ? kept : selectedOrganizationId
  const isSettled = settledFor === personId
  useEffect(() => {
    if (personId === undefined) return
    if (!isSettled && wanted !== undefined) session.state.selectedOrganizationId = wanted
    setSettledFor(personId)
    if (isSettled && selectedOrganizationId !== undefined) own.setItem(String(personId), String(selectedOrganizationId))
  }, [own, session, personId, isSettled, wanted, selectedOrganizationId])
  return isSettled ? selectedOrganizationId : wanted
}
