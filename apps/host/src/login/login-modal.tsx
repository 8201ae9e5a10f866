import { Modal } from '@delebil/ui'
import { useSessionState, useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { LoginBox } from './login-box.tsx'

/** The log-in box over whatever was going on; closing it gives that up. */
export function LoginModal() {
  const { session } = useSite()
  const { isLoginModalOpen } = useSessionState()
  return (
    <Modal isOpen={isLoginModalOpen} onClose={session.dismissLogin} heading={texts.headings.logIn} size="small">
      <LoginBox hasAutoFocus />
    </Modal>
  )
}
