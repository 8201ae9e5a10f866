import {
  ActionButton,
  CaseWhy,
  FactGrid,
  formatDay,
  mayAny,
  type Suggestion,
  Suggestions,
  useAdminAnswer,
  useAdminHost,
} from '@delebil/admin-components'
import { adminResources, type PaymentProposal, type Read } from '@delebil/core-api/admin'
import { Inline, Skeleton, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { FileText, Undo2, Users } from 'lucide-react'
import { paymentTexts as texts } from './payment-texts.ts'
import { PaymentTrail } from './payment-trail.tsx'
import { actionOf } from './proposal-actions.ts'
import { sourceOf } from './source-of.ts'

interface LeadProps {
  readonly record: Read<'incoming-payments'>
}

const screen = { resource: adminResources['incoming-payments'] }

/** What is wrong with a payment, what it may be for, and the way from the bank to the trip. */
export function PaymentLead({ record }: LeadProps) {
  const { id, version, leftOre } = record
  const asked = leftOre === 0 ? undefined : { params: { id } }
  const { data, error } = useAdminAnswer('incoming-payments.proposals', asked)
  const proposals = data?.data ?? []
  const why = whyOf(record)
  return (
    <Stack gapPx={16}>
      {why !== undefined && (
        <CaseWhy {...(record.setAside !== null && { more: <p>{record.setAside}</p> })}>{why}</CaseWhy>
      )}
      {asked !== undefined && (
        <Proposals key={version} record={record} proposals={proposals} isLoading={!data && error === undefined} />
      )}
      <FactGrid facts={factsOf(record)} />
      <PaymentTrail record={record} proposal={proposals[0]} />
    </Stack>
  )
}

function whyOf({ state, finding, overOre, shortOre }: LeadProps['record']): string | undefined {
  if (state === 'WAITING') return texts.why.WAITING[finding]
  if (state === 'SET_ASIDE') return texts.why.SET_ASIDE
  if (state === 'OVER') return texts.why.OVER(formatNok(overOre))
  return state === 'SHORT' ? texts.why.SHORT(formatNok(shortOre)) : undefined
}

const factsOf = (record: LeadProps['record']) => [
  {
    label: texts.facts.payer,
    main: record.payerName ?? texts.unknownPayer,
    lines: record.payerAccount === null ? [] : [{ id: 'account', text: texts.account(record.payerAccount) }],
  },
  {
    label: texts.facts.amount,
    main: formatNok(record.amountOre),
    lines: [{ id: 'day', text: formatDay(record.bookedOn) }],
  },
  { label: texts.facts.kid, main: record.kid ?? texts.noKid },
  {
    label: texts.facts.from,
    main: sourceOf(record),
    lines: [record.text, record.reason, record.archiveReference].flatMap((text) =>
      text === null ? [] : [{ id: text, text, isMuted: true }],
    ),
  },
]

interface ProposalsProps extends LeadProps {
  readonly proposals: readonly PaymentProposal[]
  readonly isLoading: boolean
}

function Proposals({ record, proposals, isLoading }: ProposalsProps) {
  const { permissions } = useAdminHost()
  if (isLoading) return <Skeleton heightPx={96} />
  if (proposals.length === 0) return <p>{texts.noProposals}</p>
  const may = mayAny(permissions, ['BILLING_WRITE'])
  const suggestions = proposals.map((proposal): Suggestion => {
    const action = actionOf(proposal)
    return {
      id: action.key,
      icon: proposal.paymentId !== null ? Undo2 : proposal.invoiceId === null ? Users : FileText,
      title: titleOf(proposal),
      why: texts.reason(proposal.reasons),
      button: (
        <Inline gapPx={12}>
          <span>{formatNok(proposal.restOre)}</span>
          {may && <ActionButton isSmall screen={screen} record={record} action={action} />}
        </Inline>
      ),
    }
  })
  return <Suggestions heading={texts.proposals} suggestions={suggestions} />
}

function titleOf({ number, name, paymentId, dueDate }: PaymentProposal): string {
  if (paymentId !== null) return texts.takes(dueDate === null ? name : formatDay(dueDate))
  return number === null ? texts.toCredit(name) : texts.invoice(number, name)
}
