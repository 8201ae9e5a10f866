import { Inline } from '@delebil/ui'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import type { Screen } from '../screen.ts'
import { ActionButton, isOffered } from './action-button.tsx'

/** What can be done with a record, beside changing its fields. */
export function ActionBar({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const { permissions } = useAdminHost()
  const offered = (screen.actions ?? []).filter((action) => isOffered(action, record, permissions))
  if (offered.length === 0) return null
  return (
    <Inline gapPx={8}>
      {offered.map((action) => (
        <ActionButton key={action.key} screen={screen} record={record} action={action} />
      ))}
    </Inline>
  )
}
