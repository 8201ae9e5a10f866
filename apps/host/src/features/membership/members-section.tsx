import type { Member, MembershipDetail } from '@delebil/core-api'
import { useAnswer, useChange } from '@delebil/core-api/react'
import { Badge, ErrorMessage, Inline } from '@delebil/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { offlineTexts } from '../../site/offline/offline-texts.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { muted, row, rows, rowTexts } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { MemberActions } from './member-actions.tsx'
import { membershipTexts } from './membership-texts.ts'
import { RemoveMember } from './remove-member.tsx'

const { list, owner, default: defaultText } = membershipTexts

export interface MembersSectionProps {
  membership: MembershipDetail
  onChanged: () => void
}

/** The people of a membership. Owners remove them; everybody decides about themselves. */
export function MembersSection({ membership, onChanged }: MembersSectionProps) {
  const { session } = useSite()
  const { whoami } = useSessionState()
  const navigate = useNavigate()
  const members = useAnswer('listMembershipMembers', { params: { id: membership.id } })
  const defaulting = useChange('setDefaultMembership')
  const [removing, setRemoving] = useState<Member>()
  const [removed, setRemoved] = useState<string>()
  const me = whoami?.person.id

  async function makeDefault(member: Member): Promise<void> {
    const result = await defaulting.send({
      params: { id: membership.id, memberId: member.id },
      body: { default: true },
    })
    if (!result.ok) return
    void members.mutate()
    onChanged()
  }
  function onRemoved(member: Member): void {
    setRemoving(undefined)
    if (member.id === me) {
      session.leftMembership(membership.id)
      void navigate(paths.memberships, { replace: true })
      return
    }
    setRemoved(member.name)
    void members.mutate()
    onChanged()
  }
  return (
    <OwnSection heading={list.heading} own={members}>
      {({ data }) => (
        <>
          <p className={muted}>{list.defaultHelp}</p>
          <ul className={rows} aria-label={list.heading}>
            {data.map((member) => (
              <li key={member.id} className={row}>
                <span className={rowTexts}>
                  <Inline gapPx={8}>
                    <span>{member.name}</span>
                    {member.id === me && <Badge tone="green">{list.you}</Badge>}
                    {member.isOwner && <Badge>{owner}</Badge>}
                    {member.default && <Badge>{defaultText}</Badge>}
                  </Inline>
                  {!member.canCreateReservation && <span className={muted}>{list.mayNotBook}</span>}
                </span>
                {(membership.isOwner || member.id === me) && (
                  <MemberActions
                    member={member}
                    isSelf={member.id === me}
                    onDefault={() => void makeDefault(member)}
                    onRemove={() => setRemoving(member)}
                  />
                )}
              </li>
            ))}
          </ul>
          <ErrorMessage>{defaulting.refusal?.message}</ErrorMessage>
          <div role="status">
            {defaulting.state.name === 'waiting' && <p className={muted}>{offlineTexts.saved}</p>}
          </div>
          <div role="status">{removed !== undefined && <p className={muted}>{list.removed(removed)}</p>}</div>
          {removing && (
            <RemoveMember
              membership={membership}
              member={removing}
              isSelf={removing.id === me}
              onClose={() => setRemoving(undefined)}
              onRemoved={() => onRemoved(removing)}
            />
          )}
        </>
      )}
    </OwnSection>
  )
}
