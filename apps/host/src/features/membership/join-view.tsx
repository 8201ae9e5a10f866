import type { MembershipDetail, MembershipType } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { EmptyState, Select, Stack } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { useOrganization, useOrganizations } from '../../site/context/use-organization.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { useNewUser } from '../new-user/use-new-user.ts'
import { JoinForm, type JoinFormProps } from './join-form.tsx'
import { membershipTexts } from './membership-texts.ts'
import { UserOnTheWay } from './user-on-the-way.tsx'

const { join } = membershipTexts

export interface JoinViewProps {
  partnerKey?: string | undefined
  onJoined: (membership: MembershipDetail) => void
}

/** Club, user and the form of what its types ask for. */
export function JoinView({ partnerKey, onJoined }: JoinViewProps) {
  const organizations = useOrganizations()
  const own = useOrganization()
  const newUser = useNewUser()
  const [isKnown, setIsKnown] = useState(false)
  const [chosenId, setChosenId] = useState<number>()
  const types = useAnswer(
    'listMembershipTypes',
    { query: { ...(partnerKey !== undefined && { partnerKey }) } },
    { isForAll: true },
  )
  const shownId = chosenId ?? own?.id ?? organizations[0]?.id
  // Whoever logs in on the way has a club of their own: it must not take the place of the one that is filled in.
  useEffect(() => setChosenId((was) => was ?? shownId), [shownId])
  return (
    <Stack gapPx={24}>
      <UserOnTheWay newUser={newUser} isKnown={isKnown} onKnown={setIsKnown} />
      <OwnSection heading={membershipTexts.page} own={types}>
        {({ data }) => (
          <>
            {organizations.length > 1 && (
              <Select
                label={join.org}
                options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
                value={shownId === undefined ? null : String(shownId)}
                onChange={(id) => setChosenId(Number(id))}
              />
            )}
            <OrgTypes
              key={shownId}
              types={data.filter(({ organizationId }) => organizationId === shownId)}
              newUser={isKnown ? undefined : newUser}
              partnerKey={partnerKey}
              onJoined={onJoined}
            />
          </>
        )}
      </OwnSection>
    </Stack>
  )
}

function OrgTypes({ types, ...props }: Omit<JoinFormProps, 'types'> & { types: readonly MembershipType[] }) {
  const [first, ...others] = types
  if (first === undefined) return <EmptyState heading={join.noTypes}>{join.noTypesText}</EmptyState>
  return <JoinForm types={[first, ...others]} {...props} />
}
