import { PanelTable, useAdminHost } from '@delebil/admin-components'
import type { DeadMail } from '@delebil/core-api/admin'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { DeadMailActions } from './dead-mail-actions.tsx'
import * as css from './system.css.ts'
import { systemTexts as own } from './system-texts.ts'
import { useSystemMails } from './use-system-mails.ts'

/** Mails that nobody took for three days, and how many are still tried. */
export function DeadMails() {
  const { permissions } = useAdminHost()
  const answer = useSystemMails()
  const { data } = answer
  const mayAct = permissions.includes('ADMIN_SETTINGS_WRITE')
  return (
    <section className={css.section} aria-label={own.mails}>
      <h2 className={css.heading}>{own.mails}</h2>
      <p className={css.muted}>{own.lead}</p>
      {data && <p>{data.waitingSince ? own.waits(data.waiting, momentOrDash(data.waitingSince)) : own.noneWaits}</p>}
      <PanelTable<DeadMail>
        label={own.mails}
        answer={answer}
        empty={own.empty}
        rowKey={({ id }) => id}
        columns={[
          { label: own.when, value: ({ at }) => momentOrDash(at) },
          { label: own.kind, value: ({ kind }) => own.kinds[kind] },
          { label: own.to, value: ({ to }) => to },
          { label: own.error, value: ({ error }) => error },
          { label: own.attempts, value: ({ attempts }) => attempts, isNumber: true },
          ...(mayAct ? [{ label: own.actions, value: (mail: DeadMail) => <DeadMailActions mail={mail} /> }] : []),
        ]}
      />
      {data && data.dead > data.data.length && <p className={css.muted}>{own.more(data.data.length, data.dead)}</p>}
    </section>
  )
}
