import {
  ActionButton,
  PanelTable,
  type RecordAction,
  type RecordPanel,
  StateBadge,
  useAdminHost,
  usePanel,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Inline, Stack } from '@delebil/ui'
import { describeAmountLine, formatNok } from '@delebil/validation/text'
import { callAt } from '../shared/call-at.ts'
import { billingActions } from './billing-actions.ts'
import { billingTexts as texts } from './billing-texts.ts'
import { createTripInvoice, resendTripInvoice } from './trip-invoice-actions.ts'

type Charge = Read<'billing'>
const { options: states } = adminResources.billing.fields.state
const screen = { resource: adminResources.billing }
const trips = { resource: adminResources.reservations }
const actions = billingActions as readonly RecordAction[]

const what = ({ description, quantity, unit, unitPriceOre, grossOre: totalOre }: Charge): string => {
  const line = describeAmountLine({ description, quantity, unit, unitPriceOre, totalOre })
  return line.reckoning === undefined ? line.description : `${line.description}, ${line.reckoning}`
}

function ChargesOfTrip({ record }: { readonly record: Read<'reservations'> }) {
  const host = useAdminHost()
  const load = () => host.api.call('reservations.charges', callAt(host, record))
  const answer = usePanel('reservations', record.id, 'charges', load, 'billing')
  const offered = [
    ...(answer.data?.data.some(({ state }) => state === 'open') ? [createTripInvoice] : []),
    ...(answer.data?.data.some(({ state }) => state === 'billed') ? [resendTripInvoice] : []),
  ] as readonly RecordAction[]
  return (
    <Stack gapPx={12}>
      <PanelTable
        label={texts.heading}
        answer={answer}
        rowKey={({ id }) => id}
        empty={texts.none}
        columns={[
          { label: texts.what, value: what },
          { label: texts.vat, value: ({ vatOre }) => formatNok(vatOre), isNumber: true },
          { label: texts.amount, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
          {
            label: texts.state,
            value: ({ state }) =>
              state === 'held' ? <StateBadge meaning="look">{texts.held}</StateBadge> : states?.[state],
          },
          {
            label: texts.action,
            value: (charge) =>
              actions.map((action) => (
                <ActionButton
                  key={action.key}
                  isSmall
                  screen={screen}
                  record={charge}
                  action={{ ...action, about: charge.description }}
                />
              )),
          },
        ]}
      />
      <Inline gapPx={8}>
        {offered.map((action) => (
          <ActionButton key={action.key} isSmall screen={trips} record={record} action={action} />
        ))}
      </Inline>
    </Stack>
  )
}

/** What is owed for a trip, and what has become of each line of it. */
export const chargesOfTrip: RecordPanel<'reservations'> = {
  key: 'charges',
  heading: texts.heading,
  access: ['BILLING_READ', 'LIMITED_BILLING_READ'],
  Panel: ChargesOfTrip,
}
