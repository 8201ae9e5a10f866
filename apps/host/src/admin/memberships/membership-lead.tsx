import { FactGrid, type KeyFact } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { callAt } from '../shared/call-at.ts'
import { useNextTripFact } from '../shared/next-trip-fact.tsx'
import { RecordLink } from '../shared/record-link.tsx'

interface LeadProps {
  readonly record: Read<'memberships'>
}

const texts = {
  kind: 'Slag',
  members: 'Medlemmer',
  noMembers: 'Ingen',
  number: (text: string) => `Org.nr. ${text}`,
  owner: 'Eier',
} as const
const SHOWN = 3
const kinds = { PRIVATE: 'Privat', COMPANY: 'Bedrift' } as const

/** What a membership is, whose it is, and what is reserved on it next. */
export function MembershipLead({ record }: LeadProps) {
  const members = useMembersFact(record)
  const next = useNextTripFact('membershipId', record.id)
  return <FactGrid facts={[kind(record), members, ...next]} />
}

const kind = ({ type, membershipType, organizationNumber }: LeadProps['record']): KeyFact => ({
  label: texts.kind,
  main: kinds[type],
  lines: [
    ...(membershipType === null || membershipType === kinds[type] ? [] : [{ id: 'type', text: membershipType }]),
    ...(organizationNumber === null ? [] : [{ id: 'number', text: texts.number(organizationNumber), isMuted: true }]),
  ],
})

function useMembersFact(record: LeadProps['record']): KeyFact {
  const { data } = usePanelAnswer('memberships', [record.id, 'members'], (host) =>
    host.api.call('memberships.members', callAt(host, record)),
  )
  const [first, ...rest] = (data?.data ?? []).slice(0, SHOWN)
  const nameOf = ({ id, name }: { readonly id: number; readonly name: string }, isMain = false) => (
    <RecordLink of="persons" id={id} isMain={isMain}>
      {name}
    </RecordLink>
  )
  return {
    label: texts.members,
    main: data ? (first ? nameOf(first, true) : texts.noMembers) : '…',
    lines: [
      ...(first?.isOwner ? [{ id: 'owner', text: texts.owner, isMuted: true }] : []),
      ...rest.map((one) => ({
        id: String(one.id),
        text: (
          <>
            {nameOf(one)}
            {one.isOwner && ` · ${texts.owner.toLowerCase()}`}
          </>
        ),
      })),
    ],
  }
}
