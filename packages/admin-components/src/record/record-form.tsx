import { Banner, Button, SaveButton, Stack } from '@delebil/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { AnyRecord } from '../any-record.ts'
import { writable } from '../field/draft.ts'
import { FieldInput } from '../field/field-input.tsx'
import { focusFirstError } from '../field/focus-first-error.ts'
import { RecordNews } from '../live/record-news.tsx'
import type { Screen } from '../screen.ts'
import { texts } from '../texts.ts'
import { ErrorSummary } from './error-summary.tsx'
import { formParts } from './form-parts.ts'
import { MergeNotice } from './merge-notice.tsx'
import * as css from './record.css.ts'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps {
  readonly screen: Screen
  readonly record: AnyRecord | undefined
  readonly start: Readonly<Record<string, unknown>>
  readonly onSaved: (record: AnyRecord) => void
  readonly onDirty: (isDirty: boolean) => void
  /** Another's change was taken into the form. */
  readonly onTaken?: (record: AnyRecord) => void
  /** Why it can't be saved now. */
  readonly reason?: string | undefined
}

const ignore = () => undefined

/** The form that a resource's fields make. What is wrong stands at its field, and focus goes to the first. */
export function RecordForm({ screen, record, start, onSaved, onDirty, onTaken = ignore, reason }: RecordFormProps) {
  const form = useRecordForm(screen, record, start)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { errors, isDirty } = form
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
  const idOf = (name: string) => `${id}-${name}`
  const inputs = (names: readonly string[]) =>
    names.map((name) => {
      const field = screen.resource.fields[name]
      if (!field) return null
      return (
        <div key={name} id={idOf(name)}>
          <FieldInput
            name={name}
            field={field}
            value={form.draft[name]}
            onChange={(value) => form.set(name, value)}
            error={errors[name]}
          />
        </div>
      )
    })
  const { Preview } = screen
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gapPx={24}>
        {record && form.version !== undefined && (
          <RecordNews screen={screen} id={record.id} version={form.version} onTake={onTaken} />
        )}
        <MergeNotice screen={screen} form={form} />
        <ErrorSummary resource={screen.resource} errors={errors} message={form.message} idOf={idOf} />
        {parts.map(({ heading, text, fields }) =>
          heading === undefined ? (
            <Stack key="" gapPx={16}>
              {inputs(fields)}
            </Stack>
          ) : (
            <fieldset key={heading} className={css.part}>
              <legend className={css.partHeading}>{heading}</legend>
              <div className={css.partBody}>
                <Stack gapPx={16}>
                  {text !== undefined && <p className={css.muted}>{text}</p>}
                  {inputs(fields)}
                </Stack>
              </div>
            </fieldset>
          ),
        )}
        {Preview && (
          <section className={css.preview} aria-label={texts.preview}>
            <h2 className={css.partHeading}>{texts.preview}</h2>
            <Preview draft={form.draft} />
          </section>
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
