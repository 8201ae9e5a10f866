import type { InvitationPreview, MembershipDetail } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, EmptyState, LinkButton, Stack } from '@delebil/ui'
import { checkInvitee } from '@delebil/validation'
import { formatLongDate } from '@delebil/validation/text'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { LeaveQuestion } from '../../site/form/leave-question.tsx'
import { OwnSection } from '../../site/page/own-section.tsx'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { LoginBox } from '../log-in/login-box.tsx'
import { CreateUserForm } from '../new-user/create-user-form.tsx'
import { AcceptForm } from './accept-form.tsx'
import { membershipTexts } from './membership-texts.ts'

const { invitation: own } = membershipTexts

export interface InvitationViewProps {
  token: string
  onJoined: (membership: MembershipDetail) => void
}

/** What an invitation is about, who may answer it, and the answer. */
export function InvitationView({ token, onJoined }: InvitationViewProps) {
  const preview = useAnswer('previewInvitation', { body: { invitationToken: token } }, { isForAll: true })
  if (preview.error && isSpent(preview.error.refusal.code)) {
    return (
      <EmptyState
        icon={MailX}
        heading={own.dead}
        action={<LinkButton href={paths.join}>{own.joinYourself}</LinkButton>}
      >
        {preview.error.message}
      </EmptyState>
    )
  }
  return (
    <OwnSection heading={own.heading} own={preview}>
      {(invitation) => (
        <Stack gapPx={16}>
          <InvitationFacts invitation={invitation} />
          <Answer invitation={invitation} token={token} onJoined={onJoined} />
        </Stack>
      )}
    </OwnSection>
  )
}

const isSpent = (code: string): boolean => code.startsWith('invitation.') || code === 'request.invalid'

function InvitationFacts({ invitation }: { invitation: InvitationPreview }) {
  const { invitedBy, membershipName, organizationName, isGrantedChildMembership, canCreateReservation } = invitation
  return (
    <Stack gapPx={8}>
      <p className={paragraph}>{own.text(invitedBy, membershipName, organizationName)}</p>
      {isGrantedChildMembership && <p className={paragraph}>{own.child}</p>}
      <p className={paragraph}>{canCreateReservation ? own.canBook : own.mayNotBook}</p>
      <p className={muted}>{own.expires(formatLongDate(new Date(invitation.expires)))}</p>
    </Stack>
  )
}

function SwitchUser() {
  const { session, offline } = useSite()
  const { actions } = useSnapshot(offline.queue.state)
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => void session.logOut()
  return (
    <>
      <Button isWide onPress={actions.length > 0 ? () => setIsAsking(true) : leave}>
        {own.switchUser}
      </Button>
      <LeaveQuestion isOpen={isAsking} count={actions.length} onLeave={leave} onStay={() => setIsAsking(false)} />
    </>
  )
}

function Answer({ invitation, token, onJoined }: InvitationViewProps & { invitation: InvitationPreview }) {
  const { whoami, status } = useSessionState()
  const { inviteeEmail, inviteeName, hasAccount } = invitation
  if (whoami && checkInvitee(inviteeEmail, whoami.person.email) !== undefined) {
    return (
      <Stack gapPx={12}>
        <p className={paragraph}>{own.otherPerson(whoami.person.email, inviteeEmail)}</p>
        <SwitchUser />
      </Stack>
    )
  }
  if (whoami) return <AcceptForm invitation={invitation} token={token} onJoined={onJoined} />
  if (status === 'AUTHENTICATED') return null
  return (
    <Stack gapPx={12}>
      <p className={paragraph}>{hasAccount ? own.logIn(inviteeEmail) : own.create(inviteeEmail)}</p>
      {hasAccount ? <LoginBox isJoining /> : <CreateUserForm initial={{ name: inviteeName, email: inviteeEmail }} />}
    </Stack>
  )
}
