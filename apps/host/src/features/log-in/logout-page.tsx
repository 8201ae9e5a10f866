import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { LeaveQuestion } from '../../site/form/leave-question.tsx'
import { nameTexts } from '../../site/name-texts.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'

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
      <PageHeading isHidden>{nameTexts.loggingOut}</PageHeading>
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
