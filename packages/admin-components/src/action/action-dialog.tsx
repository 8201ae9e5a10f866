import { Banner, Button, texts as controlTexts, Modal, Stack } from '@delebil/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { FieldInput } from '../field/field-input.tsx'
import { focusFirstError } from '../field/focus-first-error.ts'
import { type Draft, readForm, toDraft } from '../screen/draft.ts'
import type { ActionResult, ActionValues, RecordAction } from '../screen/record-action.ts'
import { texts } from '../texts.ts'
import { ActionFacts } from './action-facts.tsx'
import { refusedToast } from './refused-toast.ts'

interface ActionDialogProps {
  readonly action: RecordAction
  readonly record: AnyRecord
  /** What the fields begin with. */
  readonly start: ActionValues
  readonly isPending: boolean
  /** Texts that a press on Escape left behind. */
  readonly kept: Draft
  readonly onClose: (typed: Draft) => void
  readonly onConfirm: (values: ActionValues) => Promise<ActionResult | undefined>
}

/** What was written, which is not asked for anew: what was chosen may have changed meanwhile, and secrets are not kept. */
const textsOf = (fields: NonNullable<RecordAction['fields']>, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => {
      const field = fields[name]
      return value !== '' && !field?.isSecret && (field?.kind === 'text' || field?.kind === 'long-text')
    }),
  )

/** Asks before an action is done, and for what it needs; what is refused stands at its field, and nothing typed is lost. */
export function ActionDialog({ action, record, start, kept, isPending, onClose, onConfirm }: ActionDialogProps) {
  const { label, isDanger = false, isGone = false, question, facts, fields = {} } = action
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { holdUnsaved } = useAdminHost()
  const [first] = useState<Draft>(() => toDraft({ fields }, 'create', start))
  const [draft, setDraft] = useState<Draft>(() => (Object.keys(kept).length > 0 ? { ...first, ...kept } : first))
  const isTyped = draft !== first
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<{ title: string; detail?: string | undefined }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current)
  }, [tries])
  useEffect(() => (isTyped ? holdUnsaved?.() : undefined), [isTyped, holdUnsaved])
  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    setTries((before) => before + 1)
  }
  const confirm = async () => {
    const { values, errors: found } = readForm({ fields }, 'create', {}, draft)
    setMessage(undefined)
    if (Object.keys(found).length > 0) return refuse(found)
    const result = await onConfirm(values)
    if (!result || result.ok) return
    const { fields: refused } = result.refusal
    // What is refused of a field that is not here is told all the same.
    const others = Object.entries(refused).flatMap(([name, text]) => (name in fields ? [] : [text]))
    refuse(refused)
    const { text, detail } = refusedToast(result.refusal)
    setMessage({ title: text, detail: detail ?? others[0] })
  }
  const isQuestion = Object.keys(fields).length === 0
  const buttons = (
    <>
      <Button autoFocus={isQuestion} onPress={() => onClose({})}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
        {label}
      </Button>
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm()
  }
  return (
    <Modal
      isOpen
      onClose={() => onClose(textsOf(fields, draft))}
      heading={isGone ? controlTexts.confirmDelete : label}
      role={isQuestion ? 'alertdialog' : 'dialog'}
      size="small"
      actions={buttons}
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack gapPx={16}>
          {question && <p>{question(record)}</p>}
          {facts && <ActionFacts record={record} facts={facts} />}
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              name={name}
              field={field}
              value={draft[name]}
              error={errors[name]}
              onChange={(value) => {
                setDraft({ ...draft, [name]: value })
                const { [name]: _, ...rest } = errors
                setErrors(rest)
              }}
            />
          ))}
          {message && (
            <Banner tone="error" title={message.title}>
              {message.detail}
            </Banner>
          )}
        </Stack>
      </form>
    </Modal>
  )
}
