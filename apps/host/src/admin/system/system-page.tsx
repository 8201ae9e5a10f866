import { DeadMails } from './dead-mails.tsx'
import * as css from './system.css.ts'

/** What the machinery is doing that staff may have to see to. */
export function SystemPage() {
  return (
    <div className={css.page}>
      <DeadMails />
    </div>
  )
}
