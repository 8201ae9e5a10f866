import type { MembershipDetail } from '@delebil/core-api'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { narrowPage } from '../account/account.css.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { InvitationView } from '../membership/invitation-view.tsx'
import { JoinView } from '../membership/join-view.tsx'
import { JoinedView } from '../membership/joined-view.tsx'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'

/** What a link may call its token: ours, and the call's own name. */
const tokenNames = ['invitation', 'invitationToken']
const isGiven = (token: string | null): token is string => token !== null

/** Makes a membership, or takes up the invitation of the link. Its token stands behind '#', which no server is sent. */
export function JoinPage() {
  const { session } = useSite()
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const [joined, setJoined] = useState<MembershipDetail>()
  const token = tokenNames.map((name) => new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name)).find(isGiven)

  async function onJoined(membership: MembershipDetail): Promise<void> {
    setJoined(membership)
    await session.refreshUserData()
    session.selectMembership(membership.id)
  }
  return (
    <div className={narrowPage}>
      <PageHeading>{texts.membership.join.heading}</PageHeading>
      {joined && <JoinedView membership={joined} />}
      {!joined && token !== undefined && <InvitationView token={token} onJoined={onJoined} />}
      {!joined && token === undefined && (
        <JoinView partnerKey={query.get('partnerKey') ?? undefined} onJoined={onJoined} />
      )}
    </div>
  )
}
