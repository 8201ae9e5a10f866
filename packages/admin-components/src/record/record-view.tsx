import type { AnyRecord } from '@delebil/core-api/admin'
import { answerOf, keyOf, type RefusalError, useAsked, useKept } from '@delebil/core-api/react'
import { EmptyState, Stack } from '@delebil/ui'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ActionBar } from '../action/action-bar.tsx'
import { ActionButton } from '../action/action-button.tsx'
import { useAdminHost } from '../admin-host.ts'
import { Failed } from '../failed.tsx'
import { RecordNews } from '../live/record-news.tsx'
import { writable } from '../screen/draft.ts'
import type { RecordPanel } from '../screen/record-action.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useRecord } from '../use-record.ts'
import { ComingRecord } from './coming-record.tsx'
import { deleteAction } from './delete-action.ts'
import { HistoryPanel } from './history-panel.tsx'
import * as css from './record.css.ts'
import { RecordFacts } from './record-facts.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordHead, statusesOf } from './record-head.tsx'

export interface RecordViewProps {
  readonly screen: Screen
  /** Left out for a new record. */
  readonly id: number | undefined
  /** `next`: where to go on in place of the record. */
  readonly onCreated: (record: AnyRecord, next?: string) => void
  readonly onGone: () => void
  readonly onDirty: (isDirty: boolean) => void
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

function KnownRecord({ screen, id, onGone, onDirty, onCreated }: PartProps & { id: number }) {
  const { resource } = screen
  const { permissions } = useAdminHost()
  const { refresh } = useKept()
  const { data: record, error, mutate } = useRecord(resource.key, id)
  const removal = useMemo(() => deleteAction(screen), [screen])
  const [isTyped, setIsTyped] = useState(false)
  const dirty = useCallback(
    (isDirty: boolean) => {
      setIsTyped(isDirty)
      onDirty(isDirty)
    },
    [onDirty],
  )
  if (!record) return <Waiting error={error} onAgain={() => void mutate()} />
  const mayWrite = resource.write !== undefined && mayAny(permissions, resource.write)
  const mayChange = mayWrite && resource.can?.change === true
  // What is typed stays, whatever becomes of the right to save it.
  const written = mayChange || isTyped ? filledIn(screen) : []
  const hasForm = written.length > 0
  const elsewhere = [...statusesOf(screen), ...written]
  // Somebody has taken the right away meanwhile: nothing stays of the record but what the person has typed.
  const mayRead = mayAny(permissions, resource.read)
  const take = (now: AnyRecord) => {
    void mutate(now, { revalidate: false })
    void refresh(`${resource.key}.history`)
  }
  const panels = screen.panels?.filter(({ access }) => mayAny(permissions, access)) ?? []
  return (
    <div className={css.columns}>
      <div className={css.across}>
        {mayRead && <RecordHead screen={screen} record={record} />}
        <ActionBar screen={screen} record={record} />
      </div>
      <Stack gapPx={16}>
        {mayRead && !mayWrite && <ReadOnlyNote screen={screen} />}
        {hasForm && (
          <section className={css.panel}>
            <RecordForm
              screen={screen}
              record={record}
              start={record}
              onDirty={dirty}
              onSaved={(saved, next) => next !== undefined && onCreated(saved, next)}
              onTaken={take}
              reason={mayChange ? undefined : texts.rightsGone}
              isUnreadable={!mayRead}
            />
          </section>
        )}
        {mayRead && !hasForm && (
          <>
            <RecordNews screen={screen} id={id} version={record.version} onTake={take} />
            <RecordFacts screen={screen} record={record} without={elsewhere} />
          </>
        )}
        {mayRead && <Panels record={record} panels={panels.filter(({ isAside }) => !isAside)} />}
        {resource.can?.remove && (
          <div className={css.last}>
            <ActionButton screen={screen} record={record} action={removal} onDone={onGone} />
          </div>
        )}
      </Stack>
      {mayRead && (
        <Beside screen={screen} record={record} panels={panels}>
          {hasForm && <RecordFacts screen={screen} record={record} without={elsewhere} />}
        </Beside>
      )}
    </div>
  )
}

interface BesideProps {
  readonly screen: Screen
  readonly record: AnyRecord
  readonly panels: readonly RecordPanel[]
  readonly children: ReactNode
}

function Beside({ screen, record, panels, children }: BesideProps) {
  return (
    <Stack gapPx={16}>
      {children}
      <Panels record={record} panels={panels.filter(({ isAside }) => isAside)} />
      <HistoryPanel screen={screen} id={record.id} />
    </Stack>
  )
}

const ReadOnlyNote = ({ screen: { resource } }: { screen: Screen }) =>
  resource.write && <p className={css.muted}>{texts.readOnly}</p>

function Panels({ record, panels }: { record: AnyRecord; panels: readonly RecordPanel[] }) {
  return panels.map(({ key, heading, Panel }) => (
    <section key={key} className={css.panel} aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      <Panel record={record} />
    </section>
  ))
}

/** What the address says that a new record belongs to: `?carId=7`. */
const named = ({ resource }: Screen, query: URLSearchParams) =>
  Object.fromEntries(
    writable(resource, 'create').flatMap(([name, { kind }]) => {
      const value = query.get(name)
      return kind === 'ref' && value !== null && /^\d{1,9}$/.test(value) ? [[name, Number(value)]] : []
    }),
  )
const filledIn = ({ resource, outsideForm = [] }: Screen) =>
  writable(resource, 'change').flatMap(([name]) => (outsideForm.includes(name) ? [] : name))

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
