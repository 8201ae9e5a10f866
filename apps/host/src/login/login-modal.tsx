import { Modal } from '@delebil/ui'
import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { LeaveQuestion } from '../offline/leave-question.tsx'
import { useSessionState, useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { LoginBox } from './login-box.tsx'

/** The log-in box over whatever was going on; closing it gives that up. Asks first where changes would be lost with the session. */
export function LoginModal() {
  const { session, offline } = useSite()
  const { isLoginModalOpen, status } = useSessionState()
  const { actions } = useSnapshot(offline.queue.state)
  const [isAsking, setIsAsking] = useState(false)
  const wouldLose = status === 'UNAUTHENTICATED' && actions.length > 0
  return (
    <>
      <Modal
        isOpen={isLoginModalOpen}
        onClose={wouldLose ? () => setIsAsking(true) : session.dismissLogin}
        heading={texts.headings.logIn}
        size="small"
      >
        <LoginBox hasAutoFocus />
      </Modal>
      <LeaveQuestion
        isOpen={isLoginModalOpen && wouldLose && isAsking}
        count={actions.length}
        onLeave={() => {
          setIsAsking(false)
          session.dismissLogin()
        }}
        onStay={() => setIsAsking(false)}
      />
    </>
  )
}
