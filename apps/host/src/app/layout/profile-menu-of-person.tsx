import { Suspense } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { initials } from './initials.ts'
import * as css from './profile-menu.css.ts'

const ProfileMenu = lazyPart(async () => (await import('./profile-menu.tsx')).ProfileMenu)

/** Nothing for a visitor, who does not load it either. Its place is held meanwhile. */
export function ProfileMenuOfPerson() {
  const { whoami } = useSessionState()
  if (!whoami) return null
  const place = (
    <span className={css.trigger} aria-hidden="true">
      <span className={css.initials}>{initials(whoami.person.name)}</span>
    </span>
  )
  return (
    <Suspense fallback={place}>
      <ProfileMenu />
    </Suspense>
  )
}
