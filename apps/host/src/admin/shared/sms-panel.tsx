import type { AdminHost, RecordPanel } from '@delebil/admin-components'
import { adminResources, smsStates } from '@delebil/core-api/admin'
import { momentOrDash } from './moment-or-dash.ts'
import { RecordLink } from './record-link.tsx'
import { tablePanel } from './table-panel.tsx'

/** So many of the latest are shown. */
const LATEST = 20

/** What was sent by SMS about a record, and whether it arrived. */
export const smsPanel = <K extends 'persons' | 'reservations'>(
  of: K,
  field: 'personId' | 'reservationId',
): RecordPanel<K> =>
  tablePanel({
    key: 'sms',
    heading: 'SMS',
    access: adminResources.sms.read,
    of,
    load: (api: AdminHost['api'], { params, query }) =>
      api.list('sms', {
        orgId: Number(query.orgId),
        filter: [{ field, operator: 'is', value: Number(params.id) }],
        size: LATEST,
      }),
    empty: 'Ingen SMS er sendt.',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Sendt',
        value: ({ id, created }) => (
          <RecordLink of="sms" id={id}>
            {momentOrDash(created)}
          </RecordLink>
        ),
      },
      { label: 'Tekst', value: ({ text }) => text },
      { label: 'Status', value: ({ state }) => smsStates[state] },
    ],
  }) as RecordPanel<K>
