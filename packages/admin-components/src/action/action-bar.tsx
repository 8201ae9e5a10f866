import type { AnyRecord } from '@delebil/core-api/admin'
import { useQueue } from '../screen/queue-context.ts'
import type { Screen } from '../screen/screen.ts'
import * as css from './action.css.ts'
import { ActionButton } from './action-button.tsx'

/** What is lost by a press stands last, and apart. */
const inOrder = (actions: Screen['actions'] = []) =>
  actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))

/** What can be done with a record, beside changing its fields. */
export function ActionBar({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const isCase = useQueue() !== undefined
  return (
    <div className={css.bar}>
      {inOrder(screen.actions).map((action) => (
        <ActionButton
          key={action.key}
          screen={screen}
          record={record}
          action={action}
          {...(isCase && action.shortcut !== undefined && { shortcut: action.shortcut })}
        />
      ))}
    </div>
  )
}
