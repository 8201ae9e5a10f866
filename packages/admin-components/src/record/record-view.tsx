import type { AnyRecord } from '@delebil/core-api/admin'
import { answerOf, keyOf, type RefusalError, useAsked, useKept } from '@delebil/core-api/react'
import { EmptyState, Skeleton, Stack } from '@delebil/ui'
import { SearchX } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { ActionBar } from '../action/action-bar.tsx'
import { ActionButton } from '../action/action-button.tsx'
import { useAdminHost } from '../admin-host.ts'
import { Failed } from '../failed.tsx'
import { RecordNews } from '../live/record-news.tsx'
import { writable } from '../screen/draft.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useRecord } from '../use-record.ts'
import { ComingRecord } from './coming-record.tsx'
import { deleteAction } from './delete-action.ts'
import { HistoryPanel } from './history-panel.tsx'
import * as css from './record.css.ts'
import { RecordForm } from './record-form.tsx'
import { RecordHead } from './record-head.tsx'
import { Facts, Happened, Panels, type PartsProps, panelsOf, ReadOnlyNote, rightsOver } from './record-parts.tsx'
import { RecordTabs } from './record-tabs.tsx'

export interface RecordViewProps {
  readonly screen: Screen
  /** Left out for a new record. */
  readonly id: number | undefined
  /** `next`: where to go on in place of the record. */
  readonly onCreated: (record: AnyRecord, next?: string) => void
  readonly onGone: () => void
  readonly onDirty: (isDirty: boolean) => void
  /** The page's own heading names the record, and says how it stands. */
  readonly isPage?: boolean
}

/** A record with its form, what is known of it, and its history; or the form for a new one. */
export function RecordView({ id, ...props }: RecordViewProps) {
  return id === undefined ? <NewRecord {...props} /> : <KnownRecord {...props} id={id} />
}

type PartProps = Omit<RecordViewProps, 'id'>

function NewRecord({ screen, onCreated, onDirty }: PartProps) {
  const { query, permissions } = useAdminHost()
  const { data, error, mutate } = useTemplate(screen)
  const mayCreate = mayAny(permissions, screen.resource.write)
  if (!data) return <Waiting isNew error={error} onAgain={() => void mutate()} />
  return (
    <section className={css.alone}>
      <RecordForm
        screen={screen}
        record={undefined}
        start={{ ...data, ...named(screen, query) }}
        onDirty={onDirty}
        onSaved={onCreated}
        reason={mayCreate ? undefined : texts.rightsGone}
      />
    </section>
  )
}

function KnownRecord({ screen, id, onGone, onDirty, onCreated, isPage = false }: PartProps & { id: number }) {
  const { resource, formPlace = 'first', isWide = false } = screen
  const host = useAdminHost()
  const { refresh } = useKept()
  const { data: record, error, mutate } = useRecord(resource.key, id)
  const removal = useMemo(() => deleteAction(screen), [screen])
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [isTyped, setIsTyped] = useState(false)
  const dirty = useCallback(
    (isDirty: boolean) => {
      setIsTyped(isDirty)
      onDirty(isDirty)
    },
    [onDirty],
  )
  if (!record) return <Waiting error={error} onAgain={() => void mutate()} />
  const rights = rightsOver(screen, host, isTyped)
  const { mayRead, mayChange, written } = rights
  const take = (now: AnyRecord) => {
    void mutate(now, { revalidate: false })
    void refresh(`${resource.key}.history`)
  }
  const form = written.length > 0 && (
    <section className={css.panel} aria-label={texts.change}>
      <h2 className={css.heading}>{texts.change}</h2>
      <RecordForm
        screen={screen}
        record={record}
        start={record}
        onDirty={dirty}
        onSaved={(saved, next) => next !== undefined && onCreated(saved, next)}
        onTaken={take}
        reason={mayChange ? undefined : texts.rightsGone}
        isUnreadable={!mayRead}
        foot={foot}
      />
    </section>
  )
  const parts = { screen, record, rights }
  const top = (
    <div className={css.across}>
      {mayRead && <RecordHead screen={screen} record={record} isPage={isPage} />}
      <ActionBar screen={screen} record={record} />
    </div>
  )
  const last = resource.can?.remove && (
    <div className={css.last}>
      <ActionButton screen={screen} record={record} action={removal} onDone={onGone} />
    </div>
  )
  const news = <RecordNews screen={screen} id={id} version={record.version} onTake={take} />
  return (
    <div className={css.frame}>
      <div className={isWide ? css.column : css.columns}>
        {screen.tabs ? (
          <RecordTabs {...parts} top={top} form={form} news={news} last={last} />
        ) : (
          <>
            {top}
            <Stack gapPx={16}>
              <Leading {...parts} />
              {formPlace === 'first' && form}
              <Following {...parts} news={news} />
              {formPlace === 'last' && form}
              {last}
            </Stack>
            <Stack gapPx={16}>
              {formPlace === 'beside' && form}
              <Beside {...parts} />
            </Stack>
          </>
        )}
      </div>
      <div ref={setFoot} className={css.bar} />
    </div>
  )
}

/** What a record is opened for. */
function Leading({ screen, record, rights: { mayRead, mayWrite } }: PartsProps) {
  const { Lead } = screen
  if (!mayRead) return null
  return (
    <>
      {Lead && (
        <Suspense fallback={<Skeleton heightPx={360} />}>
          <Lead record={record} />
        </Suspense>
      )}
      {!mayWrite && <ReadOnlyNote screen={screen} />}
    </>
  )
}

/** What has happened to it, and what else there is to read. */
function Following({ screen, record, rights, news }: PartsProps & { readonly news: ReactNode }) {
  if (!rights.mayRead) return null
  return (
    <>
      {rights.written.length === 0 && (
        <>
          {news}
          <Facts screen={screen} record={record} rights={rights} />
        </>
      )}
      <Happened screen={screen} record={record} />
      <Panels record={record} panels={panelsOf(screen, record, rights, false)} />
    </>
  )
}

/** What stands beside it. */
function Beside({ screen, record, rights }: PartsProps) {
  if (!rights.mayRead) return null
  const hasForm = rights.written.length > 0
  const facts = hasForm && <Facts screen={screen} record={record} rights={rights} />
  const panels = <Panels record={record} panels={panelsOf(screen, record, rights, true)} />
  return (
    <>
      {/* What a lead has told first needs the rest of it last. */}
      {screen.Lead ? panels : facts}
      {screen.Lead ? facts : panels}
      {!screen.Happened && <HistoryPanel screen={screen} record={record} />}
    </>
  )
}

/** What the address says that a new record belongs to: `?carId=7`. */
const named = ({ resource }: Screen, query: URLSearchParams) =>
  Object.fromEntries(
    writable(resource, 'create').flatMap(([name, { kind }]) => {
      const value = query.get(name)
      return kind === 'ref' && value !== null && /^\d{1,9}$/.test(value) ? [[name, Number(value)]] : []
    }),
  )
interface WaitingProps {
  readonly isNew?: boolean
  readonly error: RefusalError | undefined
  readonly onAgain: () => void
}

function Waiting({ isNew = false, error, onAgain }: WaitingProps) {
  if (!error) return <ComingRecord isNew={isNew} />
  if (error.refusal.status === 404) {
    return (
      <EmptyState icon={SearchX} heading={texts.unknownRecord}>
        {texts.unknownRecordWhy}
      </EmptyState>
    )
  }
  return (
    <Failed as="page" heading={texts.failedRecord} onAgain={onAgain}>
      {error.message}
    </Failed>
  )
}

/** What a new record begins with. */
function useTemplate({ resource: { key } }: Screen) {
  const { api, organizationId: orgId } = useAdminHost()
  const ask = async () => answerOf(await api.template(key, { orgId })).entity
  return useAsked(keyOf(`${key}.template`, undefined, orgId), ask, { revalidateOnFocus: false })
}
