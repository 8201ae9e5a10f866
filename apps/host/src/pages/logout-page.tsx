import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { LeaveQuestion } from '../offline/leave-question.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { LoadingPage } from './loading-page.tsx'

/** Logs out, whatever the network says, and goes to the search. Asks first where changes would be lost with the session. */
export function LogoutPage() {
  const { session, offline } = useSite()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState<number>()
  const [isSure, setIsSure] = useState(false)
  useEffect(() => {
    let isGone = false
    void offline.ready.then(() => !isGone && setUnsent(offline.queue.state.actions.length))
    return () => {
      isGone = true
    }
  }, [offline])
  const mayLeave = isSure || unsent === 0
  useEffect(() => {
    if (mayLeave) void session.logOut().then(() => navigate(paths.findCar, { replace: true }))
  }, [mayLeave, session, navigate])
  return (
    <>
      <PageHeading isHidden>{texts.headings.loggingOut}</PageHeading>
      <LoadingPage />
      <LeaveQuestion
        isOpen={!mayLeave && unsent !== undefined}
        count={unsent ?? 0}
        onLeave={() => setIsSure(true)}
        onStay={() => void navigate(paths.reservations, { replace: true })}
      />
    </>
  )
}
