import { FactGrid, type KeyFact, mayAny, StateBadge, useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources, type Read } from '@delebil/core-api/admin'
import { membershipStatus } from '../memberships/membership-status.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { callAt } from '../shared/call-at.ts'
import { MailLink } from '../shared/mail-link.tsx'
import { useNextTripFact } from '../shared/next-trip-fact.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import { personTexts as texts } from './person-texts.ts'

type Membership = Answer<AdminCalls['persons.memberships']>['data'][number]

interface LeadProps {
  readonly record: Read<'persons'>
}

/** How a person is reached, whether they may drive, what they are a member of, and the trip they are on or have next. */
export function PersonLead({ record }: LeadProps) {
  const memberships = useMembershipsFact(record)
  const next = useNextTripFact('personId', record.id)
  return <FactGrid facts={[reach(record), license(record), memberships, ...next]} />
}

const reach = ({ phone, email }: LeadProps['record']): KeyFact => ({
  label: texts.reach,
  main: phone === null ? texts.noPhone : <PhoneLink phone={phone} isMain />,
  lines: [{ id: 'email', text: <MailLink email={email} /> }],
})

const license = ({ driversLicenseValid, licenseValidUntil }: LeadProps['record']): KeyFact => ({
  label: texts.license,
  main: (
    <StateBadge meaning={driversLicenseValid ? 'going' : 'wrong'}>
      {driversLicenseValid ? texts.approved : texts.unapproved}
    </StateBadge>
  ),
  lines: licenseValidUntil === null ? [] : [{ id: 'until', text: texts.until(licenseValidUntil), isMuted: true }],
})

function useMembershipsFact(record: LeadProps['record']): KeyFact {
  const { permissions } = useAdminHost()
  const { data } = usePanelAnswer('persons', [record.id, 'memberships'], (host) =>
    host.api.call('persons.memberships', callAt(host, record)),
  )
  const mayRead = mayAny(permissions, adminResources.memberships.read)
  const [first, ...rest] = data?.data ?? []
  const nameOf = ({ id, name }: Membership, isMain = false) =>
    mayRead ? (
      <RecordLink of="memberships" id={id} isMain={isMain}>
        {name}
      </RecordLink>
    ) : (
      name
    )
  const stateOf = (one: Membership) => membershipStatus(one).text
  return {
    label: texts.memberships,
    main: data ? (first ? nameOf(first, true) : texts.noMembership) : '…',
    lines: [
      ...(first ? [{ id: 'state', text: stateOf(first), isMuted: true }] : []),
      ...rest.map((one) => ({
        id: String(one.id),
        text: (
          <>
            {nameOf(one)} · {stateOf(one).toLowerCase()}
          </>
        ),
      })),
    ],
  }
}
