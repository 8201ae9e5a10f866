import { CaseWhy, FactGrid, mayAny, StoredPicture, useAdminHost } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { expenseFuelText, expenseKindText } from '@delebil/validation/text'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { muted } from '../shared/shared.css.ts'
import { DecideExpense } from './decide-expense.tsx'
import { expenseTexts as texts } from './expense-texts.ts'
import * as css from './expenses.css.ts'

interface ExpenseProps {
  readonly record: Read<'reservation-expenses'>
}

const { deviations: deviationField } = adminResources['reservation-expenses'].fields

/** Who has paid for what, what speaks against it, the receipt, and beside it what becomes of it. */
export function ExpenseLead({ record }: ExpenseProps) {
  const { permissions, api, organizationId } = useAdminHost()
  const { id, person, amountOre, kind, station, note, state } = record
  const mayDecide = state === 'RECEIVED' && mayAny(permissions, ['BILLING_WRITE'])
  return (
    <Stack gapPx={16}>
      <CaseWhy more={<Against record={record} />}>
        {texts.why(person, amountOre, expenseKindText[kind], station)}
      </CaseWhy>
      <FactGrid facts={factsOf(record)} />
      {note !== null && <p className={muted}>{texts.note(note)}</p>}
      <div className={css.work}>
        <StoredPicture
          of={['reservation-expenses', id]}
          alt={texts.receipt(person)}
          isLarge
          canEnlarge
          load={(size) =>
            api.call('reservation-expenses.picture', {
              params: { id: String(id) },
              query: { orgId: String(organizationId), size },
            })
          }
        />
        {mayDecide ? <DecideExpense key={id} record={record} /> : <Decided record={record} />}
      </div>
    </Stack>
  )
}

/** What does not agree with the trip; nothing where all does. */
function Against({ record: { deviations } }: ExpenseProps) {
  if (deviations.length === 0) return null
  return (
    <>
      <p>{texts.deviates}</p>
      <ul className={css.list}>
        {deviations.map((code) => (
          <li key={code}>{deviationField.options?.[code]}</li>
        ))}
      </ul>
    </>
  )
}

function Decided({ record }: ExpenseProps) {
  const { state, approvedOre, decidedBy, decided, reason, inputVatOre, chargeId } = record
  if (state === 'RECEIVED') return null
  return (
    <Stack gapPx={8}>
      <p className={css.decided}>{texts.decision(texts.decided[state], approvedOre)}</p>
      <p className={muted}>{texts.decidedBy(decidedBy, momentOrDash(decided))}</p>
      {reason !== null && <p className={muted}>{texts.note(reason)}</p>}
      {inputVatOre > 0 && <p className={muted}>{texts.inputVat(inputVatOre)}</p>}
      {chargeId !== null && (
        <p>
          <RecordLink of="billing" id={chargeId}>
            {texts.line}
          </RecordLink>
        </p>
      )}
    </Stack>
  )
}

const line = (id: string, text: string) => (text === '' ? [] : [{ id, text, isMuted: true }])

function factsOf(record: Read<'reservation-expenses'>) {
  const { bought, start, end, reservationId, reservationNumber, carNumber, licensePlate, fuel, amountOre } = record
  const quantity = texts.quantity(record)
  return [
    { label: texts.bought, main: momentOrDash(bought) },
    {
      label: texts.trip,
      main: (
        <RecordLink of="reservations" id={reservationId}>
          {texts.toTrip(reservationNumber)}
        </RecordLink>
      ),
      lines: [{ id: 'when', text: texts.during(momentOrDash(start), momentOrDash(end)), isMuted: true }],
    },
    {
      label: texts.car,
      main: `${carNumber} ${licensePlate}`,
      lines: line('holds', texts.holds(record.tankLitres, record.batteryKwh)),
    },
    ...(record.quantity === null
      ? []
      : [
          {
            label: texts.amount,
            main: fuel === null ? quantity : `${quantity} ${expenseFuelText[fuel].toLowerCase()}`,
            lines: line('price', texts.unitPrice(amountOre, record)),
          },
        ]),
  ]
}
