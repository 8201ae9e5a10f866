import { formatDay, useAdminAnswer } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls, TrailLine } from '@delebil/core-api/admin'
import { ErrorMessage, Skeleton } from '@delebil/ui'
import { formatDate, formatLongDate, formatNok } from '@delebil/validation/text'
import { CalendarDays, FileText, ReceiptText, Scale } from 'lucide-react'
import { RecordLink } from '../shared/record-link.tsx'
import { paymentTexts as texts } from './payment-texts.ts'
import { sumsOf } from './sums-of.ts'
import { TrailStep } from './trail-step.tsx'

type InvoiceTrail = Answer<AdminCalls['invoices.trail']>
type Trip = NonNullable<TrailLine['trip']>
type Group = { readonly key: string; readonly trip: Trip | null; readonly lines: readonly TrailLine[] }

/** From an invoice on: its lines, its trips, and the rule that each was reckoned by. */
export function InvoiceSteps({ invoiceId }: { readonly invoiceId: number }) {
  const { data, error } = useAdminAnswer('invoices.trail', { params: { id: invoiceId } })
  if (error) {
    return (
      <li>
        <ErrorMessage>{error.message}</ErrorMessage>
      </li>
    )
  }
  if (!data) {
    return (
      <li>
        <Skeleton heightPx={160} />
      </li>
    )
  }
  const groups = groupsOf(data.lines)
  return (
    <>
      <InvoiceStep {...data} />
      <TrailStep
        icon={ReceiptText}
        name={texts.steps.lines}
        main={texts.linesOf(data.lines.length, groups.filter(({ trip }) => trip !== null).length)}
        note={sumsOf(data.lines)}
      />
      {groups.map((group) => (
        <GroupSteps key={group.key} group={group} />
      ))}
    </>
  )
}

function InvoiceStep({ invoice }: Pick<InvoiceTrail, 'invoice'>) {
  const { id, number, customer, dueDate, totalOre, restOre, runId } = invoice
  return (
    <TrailStep
      icon={FileText}
      name={texts.steps.invoice}
      main={
        <RecordLink of="invoices" id={id}>
          {texts.invoice(number, customer)}
        </RecordLink>
      }
      note={
        <>
          {[texts.due(formatDay(dueDate)), texts.rest(formatNok(totalOre), formatNok(restOre))].join(' · ')}
          {runId !== null && (
            <>
              {' · '}
              <RecordLink of="billing-runs" id={runId}>
                {texts.run(runId)}
              </RecordLink>
            </>
          )}
        </>
      }
    />
  )
}

const groupsOf = (lines: readonly TrailLine[]): readonly Group[] => {
  const keyOf = ({ trip, chargeId }: TrailLine) => (trip ? `trip ${trip.reservationId}` : `line ${chargeId}`)
  return [...Map.groupBy(lines, keyOf)].map(([key, own]) => ({ key, trip: own[0]?.trip ?? null, lines: own }))
}

/** A trip, or what is about none, with what it was reckoned by. */
function GroupSteps({ group: { trip, lines } }: { readonly group: Group }) {
  const [first] = lines
  const rule = lines.find((line) => line.rule !== null)?.rule ?? null
  const reason = lines.find((line) => line.reason !== null)?.reason ?? null
  const name = trip && texts.tripOf(trip.reservationNumber, daysOf(trip), trip.carNumber)
  const sum = formatNok(lines.reduce((ore, { grossOre }) => ore + grossOre, 0))
  return (
    <>
      <TrailStep
        icon={trip ? CalendarDays : ReceiptText}
        name={trip ? texts.steps.trip : texts.steps.other}
        main={
          trip ? (
            <RecordLink of="reservations" id={trip.reservationId}>
              {name}
            </RecordLink>
          ) : (
            first?.description
          )
        }
        note={[sum, trip?.model, trip?.place, trip?.kilometers == null ? undefined : texts.km(trip.kilometers)]
          .filter(Boolean)
          .join(' · ')}
      />
      {rule ? (
        <TrailStep
          icon={Scale}
          name={texts.steps.rule}
          main={
            <RecordLink of="tariffs" id={rule.tariffId}>
              {texts.ruleOf(rule.name)}
            </RecordLink>
          }
          note={texts.ruleFrom(formatLongDate(new Date(rule.validFrom)))}
        />
      ) : (
        reason !== null && <TrailStep icon={Scale} name={texts.steps.rule} main={texts.byHand} note={reason} />
      )}
    </>
  )
}

const daysOf = ({ start, end }: Trip): string => {
  const [from, to] = [formatDate(new Date(start)), formatDate(new Date(end))]
  return from === to ? from : `${from} til ${to}`
}
