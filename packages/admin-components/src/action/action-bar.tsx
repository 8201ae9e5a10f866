import type { AnyRecord } from '@delebil/core-api/admin'
import type { Screen } from '../screen/screen.ts'
import * as css from './action.css.ts'
import { ActionButton } from './action-button.tsx'

/** What can be done with a record, beside changing its fields. */
export function ActionBar({ screen, record }: { screen: Screen; record: AnyRecord }) {
  return (
    <div className={css.bar}>
      {screen.actions?.map((action) => (
        <ActionButton key={action.key} screen={screen} record={record} action={action} />
      ))}
    </div>
  )
}
