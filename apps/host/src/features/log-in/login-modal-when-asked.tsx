import { Suspense, useEffect, useState } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { useIsLate } from './use-is-late.ts'
import { useIsSignOnSettled } from './use-sign-on.ts'

const LoginModal = lazyPart(async () => (await import('./login-modal.tsx')).LoginModal)

/** The log-in box, fetched when it first opens; then it stays, so that it can close in its own way. */
export function LoginModalWhenAsked() {
  const { isLoginModalOpen } = useSessionState()
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => setWasOpen((was) => was || isLoginModalOpen), [isLoginModalOpen])
  return isLoginModalOpen || wasOpen ? <AskedLoginModal /> : null
}

/** The ways in are asked for beside the code of the box: one that came later would push the fields from under a finger. */
const WAYS_IN_WAIT_MS = 1000

function AskedLoginModal() {
  const isSettled = useIsSignOnSettled()
  const isLate = useIsLate(WAYS_IN_WAIT_MS)
  return (
    <Suspense>
      <LoginModal isReady={isSettled || isLate} />
    </Suspense>
  )
}
