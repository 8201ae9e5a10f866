import type { BulkResult, BulkRun } from '@delebil/core-api/admin'
import { Button, Select, StatusDot } from '@delebil/ui'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { keyOf } from '../use-record.ts'
import * as css from './bulk.css.ts'
import { BulkChanges } from './bulk-results.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { RecordName } from './record-name.tsx'

const tones = { waiting: 'none', done: 'green', same: 'none', failed: 'red' } as const
const states = [
  { id: 'all', label: bulkTexts.all },
  ...Object.entries(bulkTexts.states).map(([id, label]) => ({ id, label })),
]
type Page = { readonly data: readonly BulkResult[]; readonly after: number | null }

/** What became of each record, some at a time. */
export function BulkEach({ screen, run }: { screen: Screen; run: BulkRun }) {
  const { api, organizationId } = useAdminHost()
  const [state, setState] = useState('all')
  const { data, error, size, setSize, isValidating } = useSWRInfinite<Page, Refused>(
    (index, before: Page | null) =>
      before?.after === null
        ? null
        : keyOf(organizationId, 'bulk-runs', 'results', run.id, run.done, state, index > 0 ? before?.after : 0),
    (key: readonly unknown[]) => {
      const after = Number(key.at(-1))
      const query = { orgId: String(organizationId), ...(state !== 'all' && { state }), ...(after && { after }) }
      return ask(api.call('bulk-runs.results', { params: { id: String(run.id) }, query: query as never }))
    },
    { ...askAgain, revalidateOnFocus: false, revalidateFirstPage: false },
  )
  const results = data?.flatMap((page) => page.data) ?? []
  return (
    <section aria-label={bulkTexts.each} className={css.step}>
      <Select label={bulkTexts.each} options={states} value={state} onChange={setState} />
      {data === undefined && error !== undefined && <p role="alert">{error.refusal.message}</p>}
      {data !== undefined && results.length === 0 && <p className={css.muted}>{bulkTexts.noneOfThem}</p>}
      <ul className={css.list}>
        {results.map(({ id, title, state: became, errors, changes }) => (
          <li key={id} className={css.item}>
            <span className={css.each}>
              <strong className={css.name}>
                <RecordName screen={screen} run={run} id={id} title={title} />
              </strong>
              <StatusDot tone={tones[became]}>{bulkTexts.states[became]}</StatusDot>
            </span>
            {errors.map(({ message }) => (
              <span key={message} className={css.change}>
                {message}
              </span>
            ))}
            <BulkChanges screen={screen} changes={changes} />
          </li>
        ))}
      </ul>
      {data?.at(-1)?.after != null && (
        <Button isSmall isPending={isValidating} onPress={() => void setSize(size + 1)}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}
