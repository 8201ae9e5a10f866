import type { AnyRecord } from '@delebil/core-api/admin'
import { Skeleton } from '@delebil/ui'
import { Suspense } from 'react'
import type { AdminHost } from '../admin-host.ts'
import { writable } from '../screen/draft.ts'
import type { RecordPanel } from '../screen/record-action.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'
import { RecordFacts } from './record-facts.tsx'
import { statusesOf } from './record-head.tsx'

/** What somebody may do with a record. `isTyped`: what is typed stays, whatever becomes of the right to save it. */
export function rightsOver(screen: Screen, host: AdminHost, isTyped: boolean) {
  const { resource } = screen
  const { permissions: held } = host
  const mayWrite = resource.write !== undefined && mayAny(held, resource.write)
  const mayChange = mayWrite && resource.can?.change === true
  return {
    // Somebody has taken the right away meanwhile: nothing stays of the record but what the person has typed.
    mayRead: mayAny(held, resource.read),
    mayWrite,
    mayChange,
    written: mayChange || isTyped ? filledIn(screen) : [],
    held,
    host,
  }
}

export interface PartsProps {
  readonly screen: Screen
  readonly record: AnyRecord
  readonly rights: ReturnType<typeof rightsOver>
}

/** What is known of it and not changed here. */
export const Facts = ({ screen, record, rights: { written } }: PartsProps) => (
  <RecordFacts
    screen={screen}
    record={record}
    without={[...statusesOf(screen), ...written, ...(screen.leadFields ?? [])]}
  />
)

export const panelsOf = (
  { panels = [] }: Screen,
  record: AnyRecord,
  { host, held }: PartsProps['rights'],
  isAside: boolean,
): readonly RecordPanel[] =>
  panels.filter(
    (panel) =>
      (panel.isAside ?? false) === isAside && mayAny(held, panel.access) && panel.shown?.(record, host) !== false,
  )

export const Happened = ({ screen: { Happened: Events }, record }: { screen: Screen; record: AnyRecord }) =>
  Events && <Events record={record} />

export const ReadOnlyNote = ({ screen: { resource } }: { screen: Screen }) =>
  resource.write && <p className={css.muted}>{texts.readOnly}</p>

export function Panels({ record, panels }: { record: AnyRecord; panels: readonly RecordPanel[] }) {
  return panels.map(({ key, heading, Panel }) => (
    <section key={key} className={css.panel} aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      <Suspense fallback={<Skeleton heightPx={160} />}>
        <Panel record={record} />
      </Suspense>
    </section>
  ))
}

const filledIn = ({ resource, outsideForm = [] }: Screen) =>
  writable(resource, 'change').flatMap(([name]) => (outsideForm.includes(name) ? [] : name))
