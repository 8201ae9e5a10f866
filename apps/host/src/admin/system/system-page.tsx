import { DeadMails } from './dead-mails.tsx'
import { Health } from './health.tsx'
import * as css from './system.css.ts'
import { useSystemHealth } from './use-system-health.ts'

/** What the machinery is doing that staff may have to see to. */
export function SystemPage() {
  return (
    <div className={css.page}>
      <DeadMails />
      <Health answer={useSystemHealth()} />
    </div>
  )
}
