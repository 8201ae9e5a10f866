import type { Permission } from '@delebil/core-api'
import type { AdminApi } from '@delebil/core-api/admin'
import type { Coordinates } from '@delebil/validation'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** A place on a map. */
export interface PlaceMapProps {
  readonly place: Coordinates
  /** What the map is called to a screen reader. */
  readonly label: string
  /** Told what is in the middle after the person has moved the map. */
  readonly onLook?: (center: Coordinates) => void
}

/** Sees a file come in, and may break it off. */
export interface DownloadWatch {
  readonly signal: AbortSignal
  /** How many rows have come. */
  readonly onRows: (rows: number) => void
}

/** What the page around the admin area's screens gives them: they reach no network and no address bar of their own. */
export interface AdminHost {
  readonly api: AdminApi
  readonly organizationId: number
  /** Whoever is logged in. */
  readonly personId?: number
  /** What the person may do in that organisation. */
  readonly permissions: readonly Permission[]
  /** What time it is. */
  readonly now: () => Date
  /** False while the device has no network. */
  readonly online: boolean
  /** The query of the page's address: a list keeps its search, filter, sort and columns there. */
  readonly query: URLSearchParams
  readonly setQuery: (query: URLSearchParams, how: 'push' | 'replace') => void
  /** `replace`: the address that one is at leads on, and is not come back to. */
  readonly navigate: (address: string, how?: 'replace') => void
  /** Where a record of a kind is; left out where there is no such page. */
  readonly addressOf?: (resource: string, id: number) => string | undefined
  /** Asks before the page is left with something typed. */
  readonly guard: (isUnsaved: boolean) => ReactNode
  /** Says that something is typed outside a form, such as in a dialog; answers how to let go of it. */
  readonly holdUnsaved?: () => () => void
  /** Draws a place; left out where there is no map. */
  readonly PlaceMap?: ComponentType<PlaceMapProps>
  /** Where earlier bulk changes of a kind of records are looked up; left out where there is no such page. */
  readonly bulkRunsAddress?: (resource: string) => string
  /** Fetches a file and gives it to the person; answers what went wrong, or nothing. */
  readonly download: (address: string, fileName: string, watch?: DownloadWatch) => Promise<string | undefined>
  /**
   * Told of each record that anybody changes, as it happens, and of nothing in particular when something may have been missed;
   * answers how to stop. Left out, changes are looked for.
   */
  readonly listen?: (hear: (change?: { readonly resource: string; readonly id: number }) => void) => () => void
  /** True where the page was come back to: a list then stands where it was left. */
  readonly isReturn?: boolean
  /** Texts kept for this person in this browser; left out, nothing is kept. */
  readonly kept?: {
    readonly read: (name: string) => string | undefined
    readonly write: (name: string, text: string) => void
  }
}

export const AdminHostContext = createContext<AdminHost | undefined>(undefined)

export function useAdminHost(): AdminHost {
  const host = useContext(AdminHostContext)
  if (!host) throw new Error('No host. Put the component inside <AdminHostProvider value={...}>.')
  return host
}
