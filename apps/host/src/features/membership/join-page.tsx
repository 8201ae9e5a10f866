import type { MembershipDetail } from '@delebil/core-api'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { narrowPage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { InvitationView } from './invitation-view.tsx'
import { JoinView } from './join-view.tsx'
import { JoinedView } from './joined-view.tsx'
import { membershipTexts } from './membership-texts.ts'

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
      <PageHeading>{membershipTexts.join.heading}</PageHeading>
      {joined && <JoinedView membership={joined} />}
      {!joined && token !== undefined && <InvitationView token={token} onJoined={onJoined} />}
      {!joined && token === undefined && (
        <JoinView partnerKey={query.get('partnerKey') ?? undefined} onJoined={onJoined} />
      )}
    </div>
  )
}
