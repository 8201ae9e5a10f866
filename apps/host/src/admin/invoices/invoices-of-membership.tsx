import { formatDay, type RecordPanel } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Stack, StatusDot } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from '../shared/shared.css.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

const SHOWN = 5
const { options: states } = adminResources.invoices.fields.state
const tones = { OPEN: 'yellow', OVERDUE: 'red', PAID: 'green', CREDITED: 'none', WRITTEN_OFF: 'none' } as const

function InvoicesOfMembership({ record: { id } }: { readonly record: Read<'memberships'> }) {
  const answer = usePanelAnswer('memberships', [id, 'invoices'], ({ api, organizationId: orgId }) =>
    api.list('invoices', { orgId, filter: [{ field: 'membershipId', operator: 'is', value: id }], size: SHOWN }),
  )
  return (
    <Stack gapPx={8}>
      <PanelRows
        answer={answer}
        empty={texts.none}
        rows={({ data }) =>
          data.map((invoice) => ({
            key: invoice.id,
            title: texts.named(invoice.number),
            href: adminPaths.invoices.recordPath(invoice),
            detail: texts.dueOf(formatNok(invoice.totalOre), formatDay(invoice.dueDate)),
            end: <StatusDot tone={tones[invoice.state]}>{states?.[invoice.state]}</StatusDot>,
          }))
        }
      />
      <Link className={css.link} href={filtered(adminPaths.invoices.path, 'membershipId', id)}>
        {texts.all}
      </Link>
      <Link className={css.link} href={filtered(adminPaths.billing.path, 'membershipId', id)}>
        {texts.unbilled}
      </Link>
    </Stack>
  )
}

/** What a membership was billed, the newest first, with the way to all of it and to what comes next. */
export const invoicesOfMembership: RecordPanel<'memberships'> = {
  key: 'invoices',
  heading: texts.heading,
  access: ['BILLING_READ'],
  Panel: InvoicesOfMembership,
}
