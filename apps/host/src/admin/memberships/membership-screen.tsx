import {
  ActionButton,
  type AdminHost,
  type Attempt,
  type RecordAction,
  type RecordPanel,
} from '@delebil/admin-components'
import { adminResources, type Read, ref, text, yesNo } from '@delebil/core-api/admin'
import { Inline } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { CalendarPlus, HandCoins, UserMinus, UserPen, UserPlus } from 'lucide-react'
import { callAt, seenAt } from '../shared/call-at.ts'
import { newReservationAt } from '../shared/new-reservation-at.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { tablePanel } from '../shared/table-panel.tsx'
import { why } from '../shared/why-field.ts'
import { MembershipDot } from './membership-dot.tsx'

const access = ['MEMBERSHIP_WRITE'] as const
const screen = { resource: adminResources.memberships }

interface Member {
  readonly id: number
  readonly name: string
  readonly isOwner: boolean
  readonly canCreateReservation: boolean
  readonly costCenter: string | null
}

const add = (
  host: AdminHost,
  record: Read<'memberships'>,
  body: { personId: number; isOwner: boolean; canCreateReservation: boolean },
  attempt: Attempt = {},
) =>
  host.api.call('memberships.add-member', {
    ...callAt(host, record),
    body: { ...body, version: record.version },
    ...attempt,
  })
const remove = (host: AdminHost, record: Read<'memberships'>, memberId: number) => {
  const { params, query } = seenAt(host, record)
  return host.api.call('memberships.remove-member', { params: { ...params, memberId: String(memberId) }, query })
}

const memberFields = {
  isOwner: yesNo('Eier', { write: true }),
  canCreateReservation: yesNo('Kan reservere', { write: true }),
}

export const membershipActions: readonly RecordAction<'memberships'>[] = [
  {
    key: 'add-member',
    label: 'Legg til medlem',
    icon: UserPlus,
    access,
    touches: ['persons'],
    fields: {
      personId: ref('Person', 'persons', { write: true }),
      ...memberFields,
    },
    start: () => ({ canCreateReservation: true }),
    run: (host, record, { personId, isOwner, canCreateReservation }, attempt) => {
      const member = { isOwner: isOwner === true, canCreateReservation: canCreateReservation === true }
      return add(host, record, { personId: Number(personId), ...member }, attempt)
    },
    done: 'Personen er med i medlemskapet',
    undo: (host, before, answered) => remove(host, before, (answered as { entity: Member }).entity.id),
  },
  {
    key: 'book',
    label: 'Ny reservasjon',
    icon: CalendarPlus,
    access: ['RESERVATION_WRITE'],
    run: async (host, record) => {
      const known = await host.api.call('memberships.members', callAt(host, record))
      if (!known.ok) return known
      const may = known.value.data.filter(({ canCreateReservation }) => canCreateReservation)
      const personId = may.length === 1 ? may[0]?.id : undefined
      host.navigate(newReservationAt({ membershipId: record.id, personId }))
      return { ok: true, value: undefined }
    },
    done: '',
  },
  {
    key: 'refund-deposit',
    label: 'Betal tilbake depositum',
    icon: HandCoins,
    access,
    question: () =>
      'Depositumet går tilbake dit det ble betalt fra. Er det betalt tilbake på en annen måte, noterer du bare at det er gjort. Det kan ikke angres.',
    fields: { byHand: yesNo('Betalt tilbake på en annen måte', { write: true }), why },
    run: async (host, record, values, attempt) =>
      host.api.call('memberships.refund-deposit', {
        ...callAt(host, record),
        body: {
          byHand: values.byHand === true,
          version: record.version,
          ...(typeof values.why === 'string' && { why: values.why }),
        },
        ...attempt,
      }),
    done: (_record, _values, answered) => {
      const { refundedOre, paidBackBy } = (answered as { entity: { refundedOre: number; paidBackBy: string | null } })
        .entity
      return paidBackBy
        ? `${formatNok(refundedOre)} er betalt tilbake med ${paidBackBy}`
        : `${formatNok(refundedOre)} er notert som betalt tilbake`
    },
  },
]

const removal = ({ id, name, isOwner, canCreateReservation }: Member): RecordAction<'memberships'> => ({
  key: `remove-${id}`,
  label: 'Fjern',
  about: name,
  icon: UserMinus,
  access,
  isDanger: true,
  touches: ['persons'],
  question: () => `${name} kan ikke lenger reservere på medlemskapet.`,
  run: (host, record) => remove(host, record, id),
  done: `${name} er ute av medlemskapet`,
  undo: (host, before) => add(host, before, { personId: id, isOwner, canCreateReservation }),
})

const change = (
  { api, organizationId }: AdminHost,
  { id, version }: Read<'memberships'>,
  memberId: number,
  body: Pick<Member, 'isOwner' | 'canCreateReservation' | 'costCenter'>,
) =>
  api.call('memberships.change-member', {
    params: { id: String(id), memberId: String(memberId) },
    query: { orgId: String(organizationId) },
    body: { ...body, version },
  })

const roleOf = ({ id, name, isOwner, canCreateReservation, costCenter }: Member): RecordAction<'memberships'> => ({
  key: `change-${id}`,
  label: 'Endre',
  about: name,
  icon: UserPen,
  access,
  question: () => `Hva kan ${name} gjøre i medlemskapet?`,
  fields: { ...memberFields, costCenter: text('Kostnadssted', { optional: true, write: true }) },
  start: () => ({ isOwner, canCreateReservation, costCenter }),
  run: (host, record, values) =>
    change(host, record, id, {
      isOwner: values.isOwner === true,
      canCreateReservation: values.canCreateReservation === true,
      costCenter: typeof values.costCenter === 'string' ? values.costCenter : null,
    }),
  done: `${name} er endret`,
  undo: (host, before) => change(host, before, id, { isOwner, canCreateReservation, costCenter }),
})

export const membershipPanels: readonly RecordPanel<'memberships'>[] = [
  tablePanel({
    key: 'members',
    heading: 'Medlemmer',
    of: 'memberships',
    load: (api, at) => api.call('memberships.members', at),
    empty: 'Ingen medlemmer',
    rowKey: ({ id }) => id,
    columns: (record) => [
      {
        label: 'Navn',
        value: ({ id, name }) => (
          <RecordLink of="persons" id={id}>
            {name}
          </RecordLink>
        ),
      },
      { label: 'Rolle', value: ({ isOwner }) => (isOwner ? 'Eier' : 'Medlem') },
      { label: 'Kan reservere', value: ({ canCreateReservation }) => (canCreateReservation ? 'Ja' : 'Nei') },
      ...(record.type === 'COMPANY'
        ? [{ label: 'Kostnadssted', value: ({ costCenter }: Member) => costCenter ?? '–' }]
        : []),
      {
        label: 'Handlinger',
        value: (member) => (
          <Inline gapPx={8}>
            <ActionButton isSmall screen={screen} record={record} action={roleOf(member)} />
            <ActionButton isSmall screen={screen} record={record} action={removal(member)} />
          </Inline>
        ),
      },
    ],
  }),
  tablePanel({
    key: 'sub-memberships',
    heading: 'Undermedlemskap',
    of: 'memberships',
    load: (api, at) => api.call('memberships.sub-memberships', at),
    empty: 'Ingen undermedlemskap',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Navn',
        value: ({ id, name }) => (
          <RecordLink of="memberships" id={id}>
            {name}
          </RecordLink>
        ),
      },
      { label: 'Status', value: (membership) => <MembershipDot membership={membership} /> },
    ],
  }),
]
