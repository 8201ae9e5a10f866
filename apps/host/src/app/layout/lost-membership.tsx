import { Banner } from '@delebil/ui'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { layoutTexts } from './layout-texts.ts'

/** Says that the membership in use went away under the person: taken out by an owner, maybe while another tab was open. */
export function LostMembership() {
  const { session } = useSite()
  const { lostMembership } = useSessionState()
  if (lostMembership === undefined) return null
  return (
    <Banner tone="warning" title={layoutTexts.lost(lostMembership)} onClose={session.forgetLostMembership}>
      {layoutTexts.lostText}
    </Banner>
  )
}
