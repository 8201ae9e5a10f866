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
  owner: 'eier',
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
    ...(membershipType === null ? [] : [{ id: 'type', text: membershipType }]),
    ...(organizationNumber === null ? [] : [{ id: 'number', text: texts.number(organizationNumber), isMuted: true }]),
  ],
})

function useMembersFact(record: LeadProps['record']): KeyFact {
  const { data } = usePanelAnswer('memberships', [record.id, 'members'], (host) =>
    host.api.call('memberships.members', callAt(host, record)),
  )
  const [first, ...rest] = (data?.data ?? []).slice(0, SHOWN).map(({ id, name, isOwner }) => ({
    id: String(id),
    text: (
      <>
        <RecordLink of="persons" id={id}>
          {name}
        </RecordLink>
        {isOwner && ` · ${texts.owner}`}
      </>
    ),
  }))
  return { label: texts.members, main: data ? (first?.text ?? texts.noMembers) : '…', lines: rest }
}
