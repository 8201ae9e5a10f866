import type { MembershipDetail } from '@delebil/core-api'
import { useAnswer, useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage } from '@delebil/ui'
import { formatLongDate } from '@delebil/validation/text'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { OwnSection } from '../../site/page/own-section.tsx'
import { form, muted, row, rows, rowTexts } from '../../site/page/page.css.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { subTitle } from './membership.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { invite } = membershipTexts

/** Who has been invited and not answered, and a way to invite: for owners. */
export function InvitationsSection({ membership }: { membership: MembershipDetail }) {
  const invitations = useAnswer('listInvitations', { params: { id: membership.id } })
  const revoking = useChange('revokeInvitation')
  const [isInviting, setIsInviting] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  async function revoke(invitationId: number): Promise<void> {
    await revoking.send({ params: { id: membership.id, invitationId } })
    setSentTo(undefined)
    void invitations.mutate()
  }
  return (
    <OwnSection heading={invite.heading} own={invitations}>
      {({ data, children }) => (
        <div className={form}>
          {data.length === 0 && <p className={muted}>{invite.none}</p>}
          {data.length > 0 && (
            <ul className={rows} aria-label={invite.heading}>
              {data.map(({ id, inviteeName, inviteeEmail, expires }) => (
                <li key={id} className={row}>
                  <span className={rowTexts}>
                    <span>{inviteeName}</span>
                    <br />
                    <span className={muted}>
                      {inviteeEmail}. {invite.expires(formatLongDate(new Date(expires)))}
                    </span>
                  </span>
                  <Button isSmall aria-label={invite.revokeNamed(inviteeName)} onPress={() => void revoke(id)}>
                    {invite.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ErrorMessage>{revoking.refusal?.message}</ErrorMessage>
          <div role="status">{sentTo !== undefined && <p className={muted}>{invite.sent(sentTo)}</p>}</div>
          {membership.state === 'ACTIVE' && (
            <div>
              <Button variant="primary" icon={UserRoundPlus} onPress={() => setIsInviting(true)}>
                {invite.open}
              </Button>
            </div>
          )}
          {children.length > 0 && <p className={subTitle}>{invite.children}</p>}
          {children.length > 0 && (
            <ul className={rows} aria-label={invite.children}>
              {children.map(({ id, name }) => (
                <li key={id} className={row}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          {isInviting && (
            <InviteDialog
              membershipId={membership.id}
              onClose={() => setIsInviting(false)}
              onSent={(email) => {
                setIsInviting(false)
                setSentTo(email)
                void invitations.mutate()
              }}
            />
          )}
        </div>
      )}
    </OwnSection>
  )
}
