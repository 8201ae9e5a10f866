import { Suspense, useEffect, useState } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'

const LoginModal = lazyPart(async () => (await import('./login-modal.tsx')).LoginModal)

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
