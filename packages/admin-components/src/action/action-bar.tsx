import { Banner, Button, Inline } from '@delebil/ui'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { mayAny, type Screen } from '../screen.ts'
import { texts } from '../texts.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { RecordAction } from './record-action.ts'
import { useAction } from './use-action.ts'

/** What can be done with a record, beside changing its fields. */
export function ActionBar({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const host = useAdminHost()
  const { isBusy, said, run, hush } = useAction(screen.resource.key, record)
  const [asking, setAsking] = useState<RecordAction>()
  const offered = (screen.actions ?? []).filter(
    ({ access, shown }) => mayAny(host.permissions, access) && shown?.(record) !== false,
  )
  if (offered.length === 0) return null
  const press = (action: RecordAction) => {
    if (action.forbidden?.(record, host) !== undefined) return
    if (action.question || action.fields) setAsking(action)
    else void run(action, {})
  }
  return (
    <>
      <Inline gapPx={8}>
        {offered.map((action) => (
          <Button
            key={action.key}
            variant={action.isDanger ? 'quiet' : 'secondary'}
            isPending={isBusy}
            isDisabled={action.forbidden?.(record, host) !== undefined}
            onPress={() => press(action)}
            {...(action.icon && { icon: action.icon })}
          >
            {action.label}
          </Button>
        ))}
      </Inline>
      {said && (
        <Banner tone={said.tone} title={said.text} onClose={hush}>
          {said.undo && <Button onPress={() => void said.undo?.()}>{texts.undo}</Button>}
        </Banner>
      )}
      {asking && (
        <ActionDialog
          action={asking}
          record={record}
          isPending={isBusy}
          onClose={() => setAsking(undefined)}
          onConfirm={async (values) => {
            const result = await run(asking, values)
            if (result?.ok) setAsking(undefined)
            return result
          }}
        />
      )}
    </>
  )
}
