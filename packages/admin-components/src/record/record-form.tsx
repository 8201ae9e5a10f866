import type { FieldKind } from '@delebil/core-api/admin'
import { Banner, Button, SaveButton, Stack } from '@delebil/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { ChangeFailed } from '../action/change-failed.tsx'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { FieldInput } from '../field/field-input.tsx'
import { focusFirstError } from '../field/focus-first-error.ts'
import { RecordNews } from '../live/record-news.tsx'
import { writable } from '../screen/draft.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { AffectedNotice } from './affected-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { formParts } from './form-parts.ts'
import { MergeNotice } from './merge-notice.tsx'
import { OverrideNotice } from './override-notice.tsx'
import * as css from './record.css.ts'
import { TypedText } from './typed-text.tsx'
import { useFollow } from './use-follow.ts'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps {
  readonly screen: Screen
  readonly record: AnyRecord | undefined
  readonly start: Readonly<Record<string, unknown>>
  /** `next`: where to go on, where the reservations are helped that it hurt. */
  readonly onSaved: (record: AnyRecord, next?: string) => void
  readonly onDirty: (isDirty: boolean) => void
  /** Another's change was taken into the form. */
  readonly onTaken?: (record: AnyRecord) => void
  /** Why it can't be saved now. */
  readonly reason?: string | undefined
  /** The record may no longer be read: only what was typed is shown. */
  readonly isUnreadable?: boolean
}

const ignore = () => undefined
/** What needs the whole width; the rest stand side by side. */
const wide = new Set<FieldKind>(['long-text', 'choices', 'names', 'refs', 'place', 'instant'])

const widthOf = (kind: FieldKind) => (wide.has(kind) ? css.wideInput : kind === 'flag' ? css.markInput : css.input)

/** The form that a resource's fields make. What is wrong stands at its field, and focus goes to the first. */
export function RecordForm(props: RecordFormProps) {
  const { screen, record, start, onSaved, onDirty, onTaken = ignore, reason, isUnreadable = false } = props
  const form = useRecordForm(screen, record, start)
  const followed = useFollow(screen, form)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { errors, isDirty } = form
  const { permissions } = useAdminHost()
  const leadsOn = screen.conflictsOf !== undefined && mayAny(permissions, ['RESERVATION_READ'])
  const hasErrors = Object.keys(errors).length > 0
  const parts = formParts(
    screen,
    writable(screen.resource, form.mode).map(([name]) => name),
  )
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // The record has become another: by somebody else, or by what was just done with it here.
  useEffect(() => {
    if (record && form.version !== undefined && record.version > form.version) form.take(record)
  })
  useEffect(() => {
    if (hasErrors) focusFirstError(element.current)
  }, [hasErrors])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined) return
    const saved = await form.save()
    if (saved) onSaved(saved)
  }
  const saveAnyway = async (why: string) => {
    const saved = await form.save(why)
    if (!saved) return
    // Whoever is led on leaves the page; for whoever stays it is over.
    if (!leadsOn) form.forgetAffected()
    onSaved(saved, leadsOn ? screen.conflictsOf?.(saved) : undefined)
  }
  const idOf = (name: string) => `${id}-${name}`
  const inputs = (names: readonly string[]) =>
    names.map((name) => {
      const field = screen.resource.fields[name]
      if (!field) return null
      return (
        <div key={name} id={idOf(name)} className={widthOf(field.kind)}>
          <FieldInput
            name={name}
            field={field}
            value={form.draft[name]}
            onChange={(value) => form.set(name, value)}
            error={errors[name]}
            {...(followed?.name === name && followed.props)}
          />
        </div>
      )
    })
  const { Preview, previewHeading } = screen
  if (isUnreadable) return <TypedText resource={screen.resource} typed={form.typed} />
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gapPx={24}>
        {record && form.version !== undefined && (
          <RecordNews screen={screen} id={record.id} version={form.version} onTake={onTaken} />
        )}
        <MergeNotice screen={screen} form={form} />
        <ChangeFailed why={form.failure} onClose={form.forgetFailure} />
        <ErrorSummary resource={screen.resource} errors={errors} message={form.message} idOf={idOf} />
        {parts.map(({ heading, text, fields }) =>
          heading === undefined ? (
            <div key="" className={css.inputs}>
              {inputs(fields)}
            </div>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a column with even gaps
            <div key={heading} role="group" aria-labelledby={idOf(heading)} className={css.part}>
              <h2 id={idOf(heading)} className={css.partHeading}>
                {heading}
              </h2>
              {text !== undefined && <p className={css.muted}>{text}</p>}
              <div className={css.inputs}>{inputs(fields)}</div>
            </div>
          ),
        )}
        {Preview && (previewHeading === undefined || !record) && (
          <section className={css.preview} aria-label={previewHeading ?? texts.preview}>
            <h2 className={css.partHeading}>{previewHeading ?? texts.preview}</h2>
            <Preview draft={form.draft} />
          </section>
        )}
        {form.affected && (
          <AffectedNotice
            affected={form.affected}
            heading={(screen.affectedHeading ?? texts.affectedHeading)(form.affected.length)}
            leadsOn={leadsOn}
            isPending={form.isSaving}
            onConfirm={(why) => void saveAnyway(why)}
          />
        )}
        {form.code !== undefined && screen.overridable?.includes(form.code) && (
          <OverrideNotice
            confirmText={record ? texts.saveAnyway : texts.override}
            isPending={form.isSaving}
            onConfirm={(why) => void saveAnyway(why)}
          />
        )}
        {reason !== undefined && <Banner tone="warning" title={reason} />}
        <div>
          {record ? (
            <SaveButton isSaved={!isDirty} isPending={form.isSaving} />
          ) : (
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {texts.create}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}
