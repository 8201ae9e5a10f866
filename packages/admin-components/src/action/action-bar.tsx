import type { AnyRecord } from '@delebil/core-api/admin'
import { useRef } from 'react'
import { useQueue } from '../screen/queue-context.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './action.css.ts'
import { ActionButton } from './action-button.tsx'
import { useFocusAfter } from './use-focus-after.ts'

/** What is lost by a press stands last, and apart. */
const inOrder = (actions: Screen['actions'] = []) =>
  actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))

/** What can be done with a record, beside changing its fields. */
export function ActionBar({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const isCase = useQueue() !== undefined
  const bar = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfter(bar)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div ref={bar} role="group" aria-label={texts.acts} tabIndex={-1} className={css.bar}>
      {inOrder(screen.actions).map((action) => (
        <ActionButton
          key={action.key}
          screen={screen}
          record={record}
          action={action}
          onDone={keepFocus}
          {...(isCase && action.shortcut !== undefined && { shortcut: action.shortcut })}
        />
      ))}
    </div>
  )
}
