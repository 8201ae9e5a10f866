import { Banner, Button, Modal, Stack } from '@delebil/ui'
import { useState } from 'react'
import type { AnyRecord } from '../any-record.ts'
import { type Draft, readForm, toDraft } from '../field/draft.ts'
import { FieldInput } from '../field/field-input.tsx'
import { texts } from '../texts.ts'
import type { ActionResult, ActionValues, RecordAction } from './record-action.ts'

interface ActionDialogProps {
  readonly action: RecordAction
  readonly record: AnyRecord
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onConfirm: (values: ActionValues) => Promise<ActionResult | undefined>
}

/** Asks before an action is done, and for what it needs; what is refused stands at its field. */
export function ActionDialog({ action, record, isPending, onClose, onConfirm }: ActionDialogProps) {
  const declared = { fields: action.fields ?? {} }
  const [draft, setDraft] = useState<Draft>(() => toDraft(declared, 'create', action.start?.(record) ?? {}))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string>()
  const confirm = async () => {
    const { values, errors: found } = readForm(declared, 'create', {}, draft)
    setErrors(found)
    setMessage(undefined)
    if (Object.keys(found).length > 0) return
    const result = await onConfirm(values)
    if (!result || result.ok) return
    setErrors(result.refusal.fields)
    setMessage(result.refusal.message)
  }
  const buttons = (
    <>
      <Button onPress={onClose}>{texts.cancel}</Button>
      <Button variant={action.isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>
        {action.label}
      </Button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} heading={action.label} size="small" actions={buttons}>
      <Stack gapPx={16}>
        {action.question && <p>{action.question(record)}</p>}
        {Object.entries(declared.fields).map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            value={draft[name]}
            error={errors[name]}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
          />
        ))}
        {message !== undefined && <Banner tone="error" title={message} />}
      </Stack>
    </Modal>
  )
}
