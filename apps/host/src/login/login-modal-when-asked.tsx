import { lazy, Suspense, useEffect, useState } from 'react'
import { useSessionState } from '../site/site-context.ts'

const LoginModal = lazy(() => import('./login-modal.tsx').then((module) => ({ default: module.LoginModal })))

/** The log-in box, fetched when it first opens; then it stays, so that it can close in its own way. */
export function LoginModalWhenAsked() {
  const { isLoginModalOpen } = useSessionState()
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => setWasOpen((was) => was || isLoginModalOpen), [isLoginModalOpen])
  if (!isLoginModalOpen && !wasOpen) return null
  return (
    <Suspense>
      <LoginModal />
    </Suspense>
  )
}
