import type { InvitationPreview, MembershipDetail } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { AcceptTerms, checkAccepted } from './accept-terms.tsx'
import { membershipTexts } from './membership-texts.ts'

export interface AcceptFormProps {
  invitation: InvitationPreview
  token: string
  onJoined: (membership: MembershipDetail) => void
}

/** Takes the invitation up, with the terms as they were shown. */
export function AcceptForm({ invitation, token, onJoined }: AcceptFormProps) {
  const accepting = useChange('acceptInvitation')
  const { termsVersion, organizationId } = invitation
  const form = useCheckedForm({
    initial: { terms: false },
    checks: termsVersion === null ? {} : { terms: checkAccepted },
    send: () => accepting.send({ body: { invitationToken: token, ...(termsVersion !== null && { termsVersion }) } }),
    onDone: ({ entity }) => onJoined(entity),
  })
  return (
    <SiteForm form={form} submit={membershipTexts.invitation.accept}>
      {termsVersion !== null && (
        <AcceptTerms version={termsVersion} organizationId={organizationId} {...form.field('terms')} />
      )}
    </SiteForm>
  )
}
