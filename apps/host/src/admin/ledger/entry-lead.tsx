import { FactGrid, formatDay } from '@delebil/admin-components'
import { ledgerKinds, openItems, type Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { RecordLink } from '../shared/record-link.tsx'
import { ledgerTexts as texts } from './ledger-texts.ts'

/** What made a membership owe more or less, and what it owed after it. */
export function EntryLead({ record }: { readonly record: Read<'ledger'> }) {
  const { postedOn, kind, voucher, membershipId, membership, invoiceId, amountOre, restOre, openItem, balanceOre } =
    record
  return (
    <FactGrid
      facts={[
        {
          label: texts.membership,
          main: (
            <RecordLink isMain of="memberships" id={membershipId}>
              {membership}
            </RecordLink>
          ),
        },
        {
          label: texts.kind,
          main:
            invoiceId === null ? (
              ledgerKinds[kind]
            ) : (
              <RecordLink isMain of="invoices" id={invoiceId}>
                {ledgerKinds[kind]}
              </RecordLink>
            ),
          lines: [{ id: 'voucher', text: `${texts.voucher} ${voucher}` }],
        },
        { label: texts.date, main: formatDay(postedOn) },
        {
          label: texts.amount,
          main: formatNok(amountOre),
          lines:
            restOre === null || openItem === null
              ? []
              : [{ id: 'rest', text: `${openItems[openItem]}, ${texts.rest(formatNok(restOre))}` }],
        },
        { label: texts.balance, main: formatNok(balanceOre) },
      ]}
    />
  )
}
