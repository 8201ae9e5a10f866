import type { BulkResult, BulkRun } from '@delebil/core-api/admin'
import { answerOf, usePages } from '@delebil/core-api/react'
import { Button, Select, StatusDot } from '@delebil/ui'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './bulk.css.ts'
import { BulkChanges } from './bulk-results.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { RecordName } from './record-name.tsx'

const tones = { waiting: 'none', done: 'green', same: 'none', failed: 'red' } as const
const isState = (id: string): id is BulkResult['state'] => id in tones
const states = [
  { id: 'all', label: bulkTexts.all },
  ...Object.entries(bulkTexts.states).map(([id, label]) => ({ id, label })),
]
type Page = { readonly data: readonly BulkResult[]; readonly after: number | null }

/** What became of each record, some at a time. */
export function BulkEach({ screen, run }: { screen: Screen; run: BulkRun }) {
  const { api, organizationId: orgId } = useAdminHost()
  const [state, setState] = useState('all')
  const { id, done } = run
  const { pages, refusal, isFetching, more } = usePages(
    {
      name: 'bulk-runs.results',
      who: orgId,
      inputAt: (_index, before: Page | null) =>
        before?.after === null ? null : { id, done, state, after: before?.after },
      ask: async ({ after }): Promise<Page> => {
        const query = { orgId, after, ...(isState(state) && { state }) }
        return answerOf(await api.call('bulk-runs.results', { params: { id }, query }))
      },
    },
    { revalidateFirstPage: false },
  )
  const results = pages?.flatMap((page) => page.data) ?? []
  return (
    <section aria-label={bulkTexts.each} className={css.step}>
      <Select label={bulkTexts.each} options={states} value={state} onChange={setState} />
      {pages === undefined && refusal && <p role="alert">{refusal.message}</p>}
      {pages !== undefined && results.length === 0 && <p className={css.muted}>{bulkTexts.noneOfThem}</p>}
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
      {pages?.at(-1)?.after != null && (
        <Button isSmall isPending={isFetching} onPress={more}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}
