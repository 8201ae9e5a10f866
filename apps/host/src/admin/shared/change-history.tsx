import { type PanelAnswer, PanelTable } from '@delebil/admin-components'
import type { AdminChange } from '@delebil/core-api/admin'
import * as css from './change-history.css.ts'
import { changeHistoryTexts as own } from './change-history-texts.ts'
import { momentOrDash } from './moment-or-dash.ts'

interface ChangeHistoryProps {
  readonly answer: PanelAnswer<{ readonly data: readonly AdminChange[] }>
  readonly whatOf: (change: AdminChange) => string
}

/** Who changed what of a page of settings and why, the newest first. */
export function ChangeHistory({ answer, whatOf }: ChangeHistoryProps) {
  return (
    <section className={css.section} aria-label={own.history}>
      <h2 className={css.heading}>{own.history}</h2>
      <PanelTable<AdminChange>
        label={own.history}
        answer={answer}
        empty={own.empty}
        rowKey={({ id }) => id}
        columns={[
          { label: own.when, value: ({ at }) => momentOrDash(at) },
          { label: own.who, value: ({ person }) => person?.name ?? '–' },
          { label: own.what, value: whatOf },
          { label: own.why, value: ({ why }) => why ?? '–' },
        ]}
      />
    </section>
  )
}
