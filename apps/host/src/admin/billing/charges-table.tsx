import {
  ActionButton,
  mayAny,
  type PanelAnswer,
  PanelTable,
  type RecordAction,
  StateBadge,
  useAdminHost,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Button, Inline, Modal, Stack } from '@delebil/ui'
import { describeAmountLine, formatNok } from '@delebil/validation/text'
import { useState } from 'react'
import { billingActions } from './billing-actions.ts'
import { billingTexts as texts } from './billing-texts.ts'
import { ChargeLead } from './charge-lead.tsx'
import { disputesOfCharge } from './disputes-panel.tsx'

type Charge = Read<'billing'>
const { options: states } = adminResources.billing.fields.state
const screen = { resource: adminResources.billing }
const actions = billingActions as readonly RecordAction[]

const what = ({ description, quantity, unit, unitPriceOre, grossOre: totalOre }: Charge): string => {
  const line = describeAmountLine({ description, quantity, unit, unitPriceOre, totalOre })
  return line.reckoning === undefined ? line.description : `${line.description}, ${line.reckoning}`
}

interface ChargesTableProps {
  readonly answer: PanelAnswer<{ readonly data: readonly Charge[] }>
}

/** Charges with what can be done with each, each explained on one press. */
export function ChargesTable({ answer }: ChargesTableProps) {
  return (
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
          value: (charge) => (
            <Inline gapPx={4}>
              <Explained charge={charge} />
              {actions.map((action) => (
                <ActionButton
                  key={action.key}
                  isSmall
                  screen={screen}
                  record={charge}
                  action={{ ...action, about: charge.description }}
                />
              ))}
            </Inline>
          ),
        },
      ]}
    />
  )
}

function Explained({ charge }: { readonly charge: Charge }) {
  const [isOpen, setIsOpen] = useState(false)
  const { permissions } = useAdminHost()
  const { Panel } = disputesOfCharge
  return (
    <>
      <Button isSmall aria-label={texts.whyOf(charge.description)} onPress={() => setIsOpen(true)}>
        {texts.why}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={what(charge)} size="large">
        <Stack gapPx={16}>
          <ChargeLead record={charge} />
          {mayAny(permissions, ['BILLING_READ', 'LIMITED_BILLING_READ']) && <Panel record={charge} />}
        </Stack>
      </Modal>
    </>
  )
}
