import { staffSignOnPath } from '@delebil/core-api'
import { paths } from '../paths.ts'

/** Leaves the site for the provider of an organization's staff; the server brings the person back to their work. */
export function goToStaffProvider(key: string, path: string): void {
  // The session is for the work only: other pages have nothing to show it.
  const returnPath = path.startsWith(paths.admin) ? path : paths.admin
  window.location.assign(`${staffSignOnPath(key)}?${new URLSearchParams({ path: returnPath })}`)
}
