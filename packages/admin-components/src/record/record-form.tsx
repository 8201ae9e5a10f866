import type { AnyRecord, FieldKind } from '@delebil/core-api/admin'
import { Banner, FieldRow, Stack } from '@delebil/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ChangeFailed } from '../action/change-failed.tsx'
import { useAdminHost } from '../admin-host.ts'
import { askedLabel, FieldInput } from '../field/field-input.tsx'
import { RecordNews } from '../live/record-news.tsx'
import { type DraftValue, writable } from '../screen/draft.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { focusIn } from './error-summary.tsx'
import { formParts } from './form-parts.ts'
import { FormRefusal } from './form-refusal.tsx'
import * as css from './record.css.ts'
import { SaveBar } from './save-bar.tsx'
import { TypedText } from './typed-text.tsx'
import { useFollow } from './use-follow.ts'
import { useOfferFields } from './use-offer-fields.ts'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps {
  readonly screen: Screen
  readonly record: AnyRecord | undefined
  readonly start: Readonly<Record<string, unknown>>
  /** `next`: where to go on, where the reservations are helped that it affected. */
  readonly onSaved: (record: AnyRecord, next?: string) => void
  readonly onDirty: (isDirty: boolean) => void
  /** Another's change was taken into the form. */
  readonly onTaken?: (record: AnyRecord) => void
  /** Why it can't be saved now. */
  readonly reason?: string | undefined
  /** The record may no longer be read: only what was typed is shown. */
  readonly isUnreadable?: boolean
  /** What scrolls with the form at its top: there the bar stands that saves it. Left out, it ends the form. */
  readonly foot?: HTMLElement | null | undefined
}

const ignore = () => undefined
/** What needs the whole width; the rest stand side by side. */
const wide = new Set<FieldKind>(['long-text', 'choices', 'names', 'refs', 'place', 'instant'])

const widthOf = (kind: FieldKind) => (wide.has(kind) ? css.wideInput : kind === 'flag' ? css.markInput : css.input)

/** The form that a resource's fields make. What is wrong stands at its field, and focus goes to the first. */
export function RecordForm(props: RecordFormProps) {
  const { screen, record, start, onSaved, onDirty, onTaken = ignore, reason, isUnreadable = false, foot } = props
  const end = useRef<HTMLDivElement>(null)
  const { permissions } = useAdminHost()
  // What the server asked for stays while it is typed, when nothing is said against it.
  const [asked, setAsked] = useState<readonly string[]>([])
  const isProving = asked.some((name) => screen.resource.fields[name]?.whenRefused)
  const leadsOn = screen.conflictsOf !== undefined && mayAny(permissions, ['RESERVATION_READ'])
  const form = useRecordForm({
    screen,
    record,
    start,
    onDone: (saved, why) => {
      if (why === undefined && !isProving) return onSaved(saved)
      setAsked([])
      // What asked for it goes away, and would take the focus along.
      Array.from(end.current?.querySelectorAll('button') ?? [])
        .at(-1)
        ?.focus()
      onSaved(saved, leadsOn && why !== undefined ? screen.conflictsOf?.(saved) : undefined)
    },
  })
  const followed = useFollow(screen, form)
  const { errors, isChanged, values: draft } = form
  const { id } = form.props
  const newlyAsked = Object.keys(errors).filter((name) => !asked.includes(name))
  if (newlyAsked.length > 0) setAsked([...asked, ...newlyAsked])
  const isAskedFor = (name: string) => asked.includes(name)
  const parts = formParts(
    screen,
    writable(screen.resource, form.mode).flatMap(([name, { whenRefused }]) =>
      whenRefused && !(isChanged && isAskedFor(name)) ? [] : [name],
    ),
  )
  useEffect(() => onDirty(isChanged), [isChanged, onDirty])
  useEffect(() => () => onDirty(false), [onDirty])
  const idOf = (name: string) => `${id}-${name}`
  const order = parts.flatMap(({ fields }) => fields)
  useOfferFields(screen.resource, isUnreadable ? [] : order, idOf)
  /** The end of something follows its start. */
  const momentBefore = (name: string) => {
    const moments = order.filter((one) => screen.resource.fields[one]?.kind === 'instant')
    const before = moments[moments.indexOf(name) - 1]
    return before === undefined ? undefined : String(draft[before] ?? '')
  }
  const inputs = (names: readonly string[]) =>
    names.map((name) => {
      const field = screen.resource.fields[name]
      if (!field) return null
      const Own = screen.inputs?.[name]
      const shared = { onChange: (value: DraftValue) => form.set({ [name]: value }), error: errors[name] }
      return (
        <div key={name} id={idOf(name)} className={widthOf(field.kind)}>
          {Own ? (
            <Own
              {...shared}
              label={askedLabel(field)}
              value={String(draft[name] ?? '')}
              draft={draft}
              record={record}
            />
          ) : (
            <FieldInput
              {...shared}
              name={name}
              field={field}
              value={draft[name]}
              after={momentBefore(name)}
              {...(followed?.name === name && followed.props)}
            />
          )}
        </div>
      )
    })
  const { Preview, previewHeading } = screen
  if (isUnreadable)
    return <TypedText resource={screen.resource} typed={form.changed.map((name) => [name, draft[name]] as const)} />
  const bar = (
    <SaveBar
      ref={end}
      form={form}
      isNew={record === undefined}
      onDiscard={() => {
        form.discard()
        if (order[0] !== undefined) focusIn(idOf(order[0]))
      }}
      refusal={
        form.isRefused && (
          <FormRefusal screen={screen} record={record} form={form} order={order} idOf={idOf} leadsOn={leadsOn} />
        )
      }
    />
  )
  return (
    <form
      {...form.props}
      onSubmit={(event) => (reason === undefined ? form.props.onSubmit(event) : event.preventDefault())}
    >
      <Stack gapPx={16}>
        {record && form.version !== undefined && (
          <RecordNews screen={screen} id={record.id} version={form.version} onTake={onTaken} />
        )}
        <ChangeFailed why={form.failure} onClose={() => form.dispatch({ type: 'hush' })} />
        {parts.map(({ heading, text, fields }) =>
          heading === undefined || (record && parts.length === 1) ? (
            <FieldRow key="">{inputs(fields)}</FieldRow>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a column with even gaps
            <div key={heading} role="group" aria-labelledby={idOf(heading)} className={css.part}>
              <h2 id={idOf(heading)} className={css.partHeading}>
                {heading}
              </h2>
              {text !== undefined && <p className={css.muted}>{text}</p>}
              <FieldRow>{inputs(fields)}</FieldRow>
            </div>
          ),
        )}
        {Preview && (previewHeading === undefined || !record) && (
          <section className={css.preview} aria-label={previewHeading ?? texts.preview}>
            <h2 className={css.partHeading}>{previewHeading ?? texts.preview}</h2>
            <Preview draft={draft} />
          </section>
        )}
        {reason !== undefined && <Banner tone="warning" title={reason} />}
        {/* Enter in a field sends the form by the button that is in it. */}
        {foot !== undefined && <button type="submit" hidden />}
        {foot === undefined ? bar : foot && createPortal(bar, foot)}
      </Stack>
    </form>
  )
}
