import { formatDay, PanelTable, type RecordPanel } from '@delebil/admin-components'
import { ledgerKinds, type Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from '../shared/shared.css.ts'
import { ledgerTexts as texts } from './ledger-texts.ts'

const SHOWN = 10

function LedgerOfMembership({ record: { id } }: { readonly record: Read<'memberships'> }) {
  const answer = usePanelAnswer('memberships', [id, 'ledger'], ({ api, organizationId: orgId }) =>
    api.list('ledger', { orgId, filter: [{ field: 'membershipId', operator: 'is', value: id }], size: SHOWN }),
  )
  return (
    <Stack gapPx={8}>
      <PanelTable
        label={texts.heading}
        answer={answer}
        rowKey={(entry) => entry.id}
        empty={texts.none}
        columns={[
          { label: texts.date, value: ({ postedOn }) => formatDay(postedOn) },
          {
            label: texts.kind,
            value: ({ kind, voucher, invoiceId }) =>
              invoiceId === null ? (
                `${ledgerKinds[kind]} ${voucher}`
              ) : (
                <Link className={css.link} href={adminPaths.invoices.recordPath({ id: invoiceId })}>
                  {`${ledgerKinds[kind]} ${voucher}`}
                </Link>
              ),
          },
          { label: texts.amount, value: ({ amountOre }) => formatNok(amountOre), isNumber: true },
          { label: texts.balance, value: ({ balanceOre }) => formatNok(balanceOre), isNumber: true },
        ]}
      />
      <Link className={css.link} href={filtered(adminPaths.ledger.path, 'membershipId', id)}>
        {texts.all}
      </Link>
    </Stack>
  )
}

/** What a membership owes, entry by entry, the newest first, with what it owed after each. */
export const ledgerOfMembership: RecordPanel<'memberships'> = {
  key: 'ledger',
  heading: texts.heading,
  access: ['BILLING_READ'],
  Panel: LedgerOfMembership,
}
