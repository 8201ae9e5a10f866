import { Failed, type PanelAnswer, PanelTable } from '@delebil/admin-components'
import type { SystemHealth } from '@delebil/core-api/admin'
import { Badge, Skeleton } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { healthTexts as own, sizeText } from './health-texts.ts'
import { type ScheduleRow, scheduleRows } from './schedule-rows.ts'
import * as css from './system.css.ts'
import { waitsLong } from './waits-long.ts'

interface HealthProps {
  readonly answer: PanelAnswer<SystemHealth>
}

/** How the machinery of the whole site is: what failed, what waits, how much room it takes. */
export function Health({ answer: { data, error, again } }: HealthProps) {
  return (
    <section className={css.section} aria-label={own.heading}>
      <h2 className={css.heading}>{own.heading}</h2>
      <p className={css.muted}>{own.lead}</p>
      {error !== undefined ? (
        <Failed onAgain={again}>{error}</Failed>
      ) : data ? (
        <Parts health={data} />
      ) : (
        <Skeleton heightPx={320} />
      )}
    </section>
  )
}

const known = <T,>(rows: readonly T[]): PanelAnswer<{ readonly data: readonly T[] }> => ({
  data: { data: rows },
  error: undefined,
  again: () => undefined,
})

function Parts({ health }: { readonly health: SystemHealth }) {
  const { schedules, queues, database, gateways, node } = health
  const failed = schedules.filter(({ outcome }) => outcome === 'FAILED').length
  const isBehind = queues.some((queue) => waitsLong(health, queue))
  return (
    <>
      {failed > 0 && (
        <p>
          <Badge tone="red">{own.failed(failed)}</Badge>
        </p>
      )}
      {isBehind && (
        <p>
          <Badge tone="yellow">{own.behind}</Badge>
        </p>
      )}
      {failed === 0 && !isBehind && <p>{own.allWell}</p>}
      <h3 className={css.part}>{own.queues}</h3>
      <PanelTable<SystemHealth['queues'][number]>
        label={own.queues}
        answer={known(queues)}
        empty={own.noQueues}
        rowKey={({ name }) => name}
        columns={[
          { label: own.name, value: ({ name }) => own.nameOf(name) },
          { label: own.waiting, value: ({ waiting }) => waiting, isNumber: true },
          {
            label: own.since,
            value: (queue) =>
              waitsLong(health, queue) ? (
                <Badge tone="yellow">{momentOrDash(queue.since)}</Badge>
              ) : (
                momentOrDash(queue.since)
              ),
          },
        ]}
      />
      <h3 className={css.part}>{own.schedules}</h3>
      <PanelTable<ScheduleRow>
        label={own.schedules}
        answer={known(scheduleRows(schedules))}
        empty={own.noSchedules}
        rowKey={({ name }) => name}
        columns={[
          { label: own.name, value: ({ label }) => label },
          { label: own.last, value: ({ startedAt }) => momentOrDash(startedAt) },
          {
            label: own.outcome,
            value: ({ outcome }) =>
              outcome === 'FAILED' ? (
                <Badge tone="red">{own.outcomes.FAILED}</Badge>
              ) : (
                own.outcomes[outcome ?? 'running']
              ),
          },
          { label: own.wentWell, value: ({ succeededAt }) => momentOrDash(succeededAt) },
          {
            label: own.took,
            value: ({ milliseconds }) => (milliseconds === null ? '–' : own.seconds(milliseconds)),
            isNumber: true,
          },
        ]}
      />
      <h3 className={css.part}>{own.database}</h3>
      <p className={css.muted}>
        {[
          own.size(sizeText(database.bytes), database.version),
          own.connections(database.connections),
          ...(database.longestSeconds === null ? [] : [own.longest(database.longestSeconds)]),
          own.node(node),
        ].join(' ')}
      </p>
      <PanelTable<SystemHealth['database']['largest'][number]>
        label={own.database}
        answer={known(database.largest)}
        empty={own.noTables}
        rowKey={({ name }) => name}
        columns={[
          { label: own.table, value: ({ name }) => name },
          { label: own.room, value: ({ bytes }) => sizeText(bytes), isNumber: true },
        ]}
      />
      <PanelTable<SystemHealth['database']['slow'][number]>
        label={own.slow}
        answer={known(database.slow)}
        empty={own.noSlow}
        rowKey={({ statement }) => statement}
        columns={[
          { label: own.slow, value: ({ statement }) => statement },
          { label: own.times, value: ({ count }) => String(count), isNumber: true },
          { label: own.slowest, value: ({ longestMilliseconds }) => own.seconds(longestMilliseconds), isNumber: true },
          { label: own.last, value: ({ lastAt }) => momentOrDash(lastAt) },
        ]}
      />
      <h3 className={css.part}>{own.gateways}</h3>
      <PanelTable<SystemHealth['gateways'][number]>
        label={own.gateways}
        answer={known(gateways)}
        empty={own.notConnected}
        rowKey={({ key }) => key}
        columns={[
          { label: own.name, value: ({ key }) => own.gatewayOf[key] },
          { label: own.outcome, value: ({ isConnected }) => (isConnected ? own.connected : own.notConnected) },
        ]}
      />
    </>
  )
}
