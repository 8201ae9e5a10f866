import {
  type CountTab,
  CountTabs,
  Failed,
  formatMoment,
  mayAny,
  useAdminAnswer,
  useAdminHost,
} from '@delebil/admin-components'
import type { AccountingErrorMetadata } from '@delebil/core-api/admin'
import { Banner, Button, Skeleton } from '@delebil/ui'
import { Pause, Play, RefreshCw } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import * as head from '../shared/headline.css.ts'
import { ProgressLine } from '../shared/progress-line.tsx'
import { CauseCard } from './cause-card.tsx'
import { ErrorTable } from './error-table.tsx'
import { errorTexts as texts } from './error-texts.ts'
import * as css from './tripletex-errors.css.ts'
import { useErrorActs } from './use-error-acts.ts'

const views = ['held', 'unknown', 'paused', 'marked'] as const
const isView = (text: string | null): text is (typeof views)[number] => views.some((view) => view === text)

/** What has not come through to Tripletex, by what holds it up. */
export function TripletexErrorsPage() {
  const { query } = useAdminHost()
  const { data, error, mutate } = useAdminAnswer('tripletex.error-metadata', {}, { keepPreviousData: true })
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={320} />
  const asked = query.get('vis')
  const again = () => void mutate()
  const at = (view: string) => `${adminPaths.tripletexErrors}?vis=${view}`
  const tabs: CountTab[] = [
    {
      id: 'causes',
      label: texts.views.causes,
      href: adminPaths.tripletexErrors,
      count: data.groups.length,
      meaning: 'wrong',
    },
    { id: 'held', label: texts.views.held, href: at('held'), count: data.held },
    { id: 'unknown', label: texts.views.unknown, href: at('unknown'), count: data.unknown, meaning: 'look' },
    { id: 'paused', label: texts.views.paused, href: at('paused'), count: data.pausedBills },
    { id: 'marked', label: texts.views.marked, href: at('marked'), count: data.marked },
  ]
  return (
    <div className={css.page}>
      <Lead metadata={data} onDone={again} />
      <CountTabs label={texts.viewsLabel} tabs={tabs} selected={isView(asked) ? asked : 'causes'} />
      {isView(asked) ? (
        <ErrorTable view={asked} label={texts.views[asked]} onDone={again} />
      ) : (
        <Causes metadata={data} onDone={again} />
      )}
    </div>
  )
}

interface PartProps {
  readonly metadata: AccountingErrorMetadata
  readonly onDone: () => void
}

function Causes({ metadata: { groups, synced, site }, onDone }: PartProps) {
  return (
    <>
      {groups.map((group) => (
        <CauseCard key={`${group.state} ${group.cause}`} group={group} site={site} onDone={onDone} />
      ))}
      {groups.length === 0 && <Banner tone="info" title={texts.none} />}
      {synced > 0 && <Banner tone="info" title={texts.synced(synced)} />}
    </>
  )
}

function Lead({ metadata, onDone }: PartProps) {
  const { permissions } = useAdminHost()
  const { causes, held, total, synced, waiting, paused } = metadata
  const acts = useErrorActs(onDone)
  const lead = texts.lead(causes, held, total, waiting)
  const failed = metadata.groups.flatMap(({ state, cause }) => (state === 'FAILED' && cause ? [cause] : []))
  const tryAll = async () => {
    for (const cause of failed) await acts.start({ cause })
  }
  return (
    <>
      {paused && (
        <Banner tone="warning" title={texts.pausedAll(formatMoment(paused.at))}>
          {texts.pausedWhy(paused.why, paused.by)}
        </Banner>
      )}
      <section className={head.headline}>
        <div className={head.headlineRow}>
          <h2 className={head.large}>{lead}</h2>
          {waiting > 0 && <p className={head.quiet}>{texts.queued(waiting)}</p>}
        </div>
        {total > 0 && <ProgressLine label={lead} value={synced} of={total} />}
        {mayAny(permissions, ['BILLING_WRITE']) && (
          <div className={css.acts}>
            {paused ? (
              <Button icon={Play} variant="primary" isPending={acts.isPending} onPress={() => void acts.start({})}>
                {texts.startAll}
              </Button>
            ) : (
              <Button icon={Pause} isPending={acts.isPending} onPress={() => void acts.pause({})}>
                {texts.pauseAll}
              </Button>
            )}
            {failed.length > 0 && (
              <Button icon={RefreshCw} isPending={acts.isPending} onPress={() => void tryAll()}>
                {texts.tryAll}
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  )
}
