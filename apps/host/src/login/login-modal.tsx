import { ConfirmDialog, Modal } from '@delebil/ui'
import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { noticeTexts } from '../offline/notice-texts.ts'
import { useSessionState, useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { LoginBox } from './login-box.tsx'

const { leave } = noticeTexts

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
      <ConfirmDialog
        isOpen={isLoginModalOpen && wouldLose && isAsking}
        heading={leave.heading}
        confirmText={leave.confirm}
        cancelText={leave.stay}
        onConfirm={() => {
          setIsAsking(false)
          session.dismissLogin()
        }}
        onCancel={() => setIsAsking(false)}
      >
        {leave.text(actions.length)}
      </ConfirmDialog>
    </>
  )
}
