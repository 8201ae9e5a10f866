import { FactGrid, type KeyFact } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { AmountLines, Banner, Stack } from '@delebil/ui'
import { describeAmountLine, formatNok } from '@delebil/validation/text'
import { chargeTexts } from '../../site/charge-texts.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { billingTexts as texts } from './billing-texts.ts'

interface LeadProps {
  readonly record: Read<'billing'>
}

/** What is wrong with a charge, what it comes to and why, and whose it is. */
export function ChargeLead({ record }: LeadProps) {
  const { deviation, grossOre, description, quantity, unit, unitPriceOre } = record
  const line = describeAmountLine({ description, quantity, unit, unitPriceOre, totalOre: grossOre })
  return (
    <Stack gapPx={12}>
      {deviation !== null && <Banner tone="warning" title={texts.deviations[deviation]} />}
      <FactGrid facts={[payer(record), sourceOf(record), delivery(record), vat(record)]} />
      <AmountLines
        label={texts.explanation}
        lines={[line]}
        total={{ label: texts.amount, amount: formatNok(grossOre) }}
      />
    </Stack>
  )
}

function payer({ membershipId, membership, person }: LeadProps['record']): KeyFact {
  return {
    label: texts.payer,
    main: (
      <RecordLink isMain of="memberships" id={membershipId}>
        {membership}
      </RecordLink>
    ),
    lines: person === null ? [] : [{ id: 'driver', text: texts.driver(person) }],
  }
}

function sourceOf({
  source,
  reservationId,
  reservationNumber,
  tariff,
  tariffFrom,
  reverses,
  reason,
}: LeadProps['record']): KeyFact {
  const name = adminResources.billing.fields.source.options?.[source] ?? source
  const trip = reservationNumber === null ? undefined : texts.trip(reservationNumber)
  return {
    label: texts.source,
    main: name,
    lines: [
      ...(trip === undefined || reservationId === null
        ? []
        : [
            {
              id: 'trip',
              text: (
                <RecordLink of="reservations" id={reservationId}>
                  {trip}
                </RecordLink>
              ),
            },
          ]),
      ...(tariff === null ? [] : [{ id: 'rule', text: chargeTexts.rule(tariff, momentOrDash(tariffFrom)) }]),
      ...(reverses === null ? [] : [{ id: 'reverses', text: texts.reversal(reverses) }]),
      ...(reason === null ? [] : [{ id: 'reason', text: reason }]),
    ],
  }
}

const delivery = ({ deliveredFrom, delivered, place }: LeadProps['record']): KeyFact => ({
  label: texts.delivery,
  main: momentOrDash(delivered),
  lines: [
    ...(deliveredFrom === delivered ? [] : [{ id: 'from', text: `Fra ${momentOrDash(deliveredFrom)}` }]),
    ...(place === null ? [] : [{ id: 'place', text: place }]),
  ],
})

const vat = (amount: LeadProps['record']): KeyFact => ({
  label: texts.vat,
  main: formatNok(amount.vatOre),
  lines: [
    {
      id: 'why',
      text: chargeTexts.vat(amount),
    },
  ],
})
