import type { BulkRunLine } from '@delebil/core-api/admin'
import { Banner, Button, Select, Stack, StatusDot } from '@delebil/ui'
import { useAdminHost } from '../admin-host.ts'
import { Failed } from '../failed.tsx'
import { formatValue } from '../field/format-value.ts'
import { PanelTable } from '../panel/panel-table.tsx'
import { kindOf, progressOf, stepOf } from '../screen/bulk-job.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './bulk.css.ts'
import { BulkRunDialog } from './bulk-run-dialog.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { describeRun } from './describe-run.ts'
import { useBulkRun } from './use-bulk-run.ts'
import { useBulkRuns } from './use-bulk-runs.ts'

const tones = { rehearsing: 'none', confirm: 'none', working: 'yellow', stopped: 'red', done: 'green' } as const

const summaryOf = (run: BulkRunLine): string => {
  const { done, of } = progressOf(run)
  if (run.state === 'working') return (run.isRehearsal ? bulkTexts.rehearsed : bulkTexts.working)(done, of)
  const said = [
    (run.isRehearsal ? bulkTexts.will : bulkTexts.done)[kindOf(run.action)](run.done),
    run.same > 0 && bulkTexts.unchanged(run.same),
    run.failed > 0 && (run.isRehearsal ? bulkTexts.skipped : bulkTexts.failed)(run.failed),
    run.waiting > 0 && bulkTexts.left(run.waiting),
  ]
  return said.filter(Boolean).join(', ')
}

export interface BulkRunsProps {
  /** The screens of the kinds of records that can be changed so. */
  readonly screens: readonly Screen[]
}

/** Earlier bulk changes of the organisation: who did what when, how it went, and the way into each. */
export function BulkRuns({ screens }: BulkRunsProps) {
  const { query, setQuery, online, permissions } = useAdminHost()
  const kind = query.get('slag') ?? 'alle'
  const { runs, refusal, hasMore, isFetching, more, again } = useBulkRuns(kind === 'alle' ? undefined : kind)
  const screenOf = (key: string) => screens.find(({ resource }) => resource.key === key)
  const seen = screens.filter(({ resource }) => resource.write && mayAny(permissions, resource.read))
  const change = (name: string, value: string | undefined, how: 'push' | 'replace') => {
    const next = new URLSearchParams(query)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setQuery(next, how)
  }
  const open = Number(query.get('kjoring'))
  const opened = Number.isSafeInteger(open) && open > 0 ? open : undefined
  const asked = useBulkRun(opened)
  const openedScreen = screenOf(asked.data?.resource ?? '')
  const close = () => change('kjoring', undefined, 'push')
  return (
    <Stack gapPx={16}>
      <p className={css.muted}>{bulkTexts.lead}</p>
      {!asked.data && asked.error && <Banner tone="error" title={asked.error.message} onClose={close} />}
      <div className={css.kinds}>
        <Select
          label={bulkTexts.kind}
          options={[
            { id: 'alle', label: bulkTexts.all },
            ...seen.map(({ resource, heading }) => ({ id: resource.key, label: heading[0] })),
          ]}
          value={kind}
          onChange={(to) => change('slag', to === 'alle' ? undefined : to, 'replace')}
        />
      </div>
      {!online && runs === undefined ? (
        <Failed as="offline" onAgain={again}>
          {texts.offline}
        </Failed>
      ) : (
        <PanelTable<BulkRunLine>
          label={bulkTexts.earlier}
          answer={{ data: runs && { data: runs }, error: refusal?.message, again }}
          empty={bulkTexts.noRuns}
          rowKey={({ id }) => id}
          columns={[
            {
              label: bulkTexts.what,
              value: (run) => {
                const screen = screenOf(run.resource)
                return screen ? (
                  <button
                    type="button"
                    className={css.opener}
                    onClick={() => change('kjoring', String(run.id), 'push')}
                  >
                    {describeRun(screen, run)}
                  </button>
                ) : (
                  run.resource
                )
              },
            },
            { label: bulkTexts.when, value: ({ at }) => formatValue({ kind: 'instant' }, at) },
            { label: bulkTexts.who, value: ({ person }) => person?.name ?? texts.nobody },
            {
              label: bulkTexts.state,
              value: (run) => <StatusDot tone={tones[stepOf(run)]}>{bulkTexts.steps[stepOf(run)]}</StatusDot>,
            },
            { label: bulkTexts.result, value: summaryOf },
          ]}
        />
      )}
      {hasMore && (
        <Button isPending={isFetching} onPress={more}>
          {texts.more}
        </Button>
      )}
      {opened !== undefined && openedScreen && (
        <BulkRunDialog key={opened} screen={openedScreen} id={opened} onClose={close} />
      )}
    </Stack>
  )
}
