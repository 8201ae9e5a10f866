import { Modal } from '@delebil/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { LeaveQuestion } from '../../site/form/leave-question.tsx'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { LoginBox } from './login-box.tsx'

export interface LoginModalProps {
  /** Opens not before: what it holds is known, so that nothing in it moves. */
  isReady: boolean
}

/** The log-in box over whatever was going on; closing it gives that up. Asks first where changes would be lost with the session. */
export function LoginModal({ isReady }: LoginModalProps) {
  const { session, offline } = useSite()
  const { isLoginModalOpen, status } = useSessionState()
  const { actions } = useSnapshot(offline.queue.state)
  const [isAsking, setIsAsking] = useState(false)
  const [hasForgotten, setHasForgotten] = useState(false)
  // Whoever is joining needs no way there.
  const isJoining = useLocation().pathname === paths.join
  const wouldLose = status === 'UNAUTHENTICATED' && actions.length > 0
  return (
    <>
      <Modal
        isOpen={isLoginModalOpen && isReady}
        onClose={wouldLose ? () => setIsAsking(true) : session.dismissLogin}
        heading={hasForgotten ? nameTexts.resetPassword : nameTexts.logIn}
        size="small"
      >
        <LoginBox hasAutoFocus isJoining={isJoining} onForgotten={setHasForgotten} />
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
