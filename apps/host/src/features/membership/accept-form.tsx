import type { InvitationPreview, MembershipDetail } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import { AcceptTerms } from './accept-terms.tsx'
import { membershipTexts } from './membership-texts.ts'

export interface AcceptFormProps {
  invitation: InvitationPreview
  token: string
  onJoined: (membership: MembershipDetail) => void
}

/** Takes the invitation up, with the terms as they were shown. */
export function AcceptForm({ invitation, token, onJoined }: AcceptFormProps) {
  const accepting = useChange('acceptInvitation')
  const [isAccepted, setIsAccepted] = useState(false)
  const [isTermsMissing, setIsTermsMissing] = useState(false)
  const { termsVersion, organizationId } = invitation

  async function accept(): Promise<void> {
    if (termsVersion !== null && !isAccepted) return setIsTermsMissing(true)
    const body = { invitationToken: token, ...(termsVersion !== null && { termsVersion }) }
    const result = await accepting.send({ body })
    if (result.ok) onJoined(result.value.entity)
  }
  return (
    <Stack gapPx={16}>
      {termsVersion !== null && (
        <AcceptTerms
          version={termsVersion}
          organizationId={organizationId}
          isAccepted={isAccepted}
          onChange={(next) => {
            setIsAccepted(next)
            setIsTermsMissing(false)
          }}
          error={isTermsMissing ? problemText['field.terms'] : undefined}
        />
      )}
      <ErrorMessage>{accepting.refusal?.message}</ErrorMessage>
      <Button variant="primary" isWide isPending={accepting.isPending} onPress={() => void accept()}>
        {membershipTexts.invitation.accept}
      </Button>
    </Stack>
  )
}
