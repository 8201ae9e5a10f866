import type { MembershipDetail } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Select } from '@delebil/ui'
import { useEffect } from 'react'
import { useOrganization, useOrganizations } from '../../site/context/use-organization.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { JoinForm } from './join-form.tsx'
import { membershipTexts } from './membership-texts.ts'
import { useJoinDraft } from './use-join-draft.ts'

const { join } = membershipTexts

export interface JoinViewProps {
  partnerKey?: string | undefined
  onJoined: (membership: MembershipDetail) => void
}

/** The club that is joined, and the form of what its types ask for. */
export function JoinView({ partnerKey, onJoined }: JoinViewProps) {
  const organizations = useOrganizations()
  const own = useOrganization()
  const [draft, keep, forget] = useJoinDraft()
  const types = useAnswer(
    'listMembershipTypes',
    { query: { ...(partnerKey !== undefined && { partnerKey }) } },
    { isForAll: true },
  )
  const shownId = draft.organizationId ?? own?.id ?? organizations[0]?.id
  // Whoever logs in on the way has a club of their own: it must not take the place of the one that is filled in.
  useEffect(() => {
    if (shownId !== draft.organizationId) keep({ organizationId: shownId })
  }, [shownId, draft.organizationId, keep])
  // The choice of the club stands above the types: both come together.
  if (types.data === undefined || organizations.length === 0) {
    return (
      <OwnSection heading={join.kindStep} own={types}>
        {() => null}
      </OwnSection>
    )
  }
  return (
    <JoinForm
      types={types.data.data.filter(({ organizationId }) => organizationId === shownId)}
      draft={draft}
      onDraft={keep}
      partnerKey={partnerKey}
      onJoined={(membership) => {
        forget()
        onJoined(membership)
      }}
    >
      {organizations.length > 1 && (
        <Select
          label={join.org}
          options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={shownId === undefined ? null : String(shownId)}
          onChange={(id) => keep({ organizationId: Number(id) })}
        />
      )}
    </JoinForm>
  )
}
