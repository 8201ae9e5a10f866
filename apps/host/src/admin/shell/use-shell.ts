import { mayAny, useAdminHost } from '@delebil/admin-components'
import { useState } from 'react'
import { useAdministered } from '../../site/context/use-administered.ts'
import { isIn, type MenuItem, menuItems, newItems, searchRights } from './menu.ts'
import { useCounts } from './use-counts.ts'

/** What the menus show and open, on a desk and on a phone alike. */
export interface Shell {
  /** What the person may see and may make. */
  readonly items: readonly MenuItem[]
  readonly made: readonly MenuItem[]
  readonly maySearch: boolean
  readonly countOf: (item: MenuItem) => number
  readonly open: (what: 'palette' | 'keys') => void
  /** Whether the 'NY' menu is open. */
  readonly isMaking: boolean
  readonly setIsMaking: (isMaking: boolean) => void
}

export function useShell(open: Shell['open']): Shell {
  const { permissions, organizationId } = useAdminHost()
  const counts = useCounts()
  const [isMaking, setIsMaking] = useState(false)
  const own = useAdministered().find(({ id }) => id === organizationId)
  const may = ({ anyOf, href }: MenuItem) => mayAny(permissions, anyOf) && isIn(own?.accountingSystem, href)
  return {
    items: menuItems.filter(may),
    made: newItems.filter(may),
    maySearch: mayAny(permissions, searchRights),
    countOf: ({ count }) => (count ? (counts?.[count] ?? 0) : 0),
    open,
    isMaking,
    setIsMaking,
  }
}
