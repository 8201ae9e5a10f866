import { useLocation } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { useSessionState } from '../../site/context/site-context.ts'
import { debugMode } from '../../site/debug/debug-mode.ts'
import { paths } from '../../site/paths.ts'
import { debugTexts } from './debug-texts.ts'
import * as css from './permissions-overlay.css.ts'

/** In debug mode, and on its own page: who one is, and what one may do in each club. */
export function PermissionsOverlay() {
  const { isOn } = useSnapshot(debugMode)
  const { whoami } = useSessionState()
  const { pathname } = useLocation()
  if (!isOn && pathname !== paths.debugMode) return null
  const granted = whoami?.organizationPermissions ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside className={css.overlay} aria-label={debugTexts.overlay} tabIndex={0}>
      <p className={css.title}>{whoami ? `${whoami.person.name} (${whoami.person.id})` : debugTexts.anonymous}</p>
      {whoami && granted.length === 0 && <p className={css.line}>{debugTexts.none}</p>}
      {granted.map(({ organizationId, permissions }) => (
        <p key={organizationId} className={css.line}>
          {`${whoami?.organizations.find(({ id }) => id === organizationId)?.name ?? organizationId}: ${permissions.join(', ')}`}
        </p>
      ))}
    </aside>
  )
}
