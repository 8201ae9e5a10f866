import type { Refusal } from '@delebil/core-api'
import type { AnyRecord } from '@delebil/core-api/admin'
import { Banner, texts as controlTexts, FormDialog, useForm } from '@delebil/ui'
import { useAdminHost } from '../admin-host.ts'
import { FieldInput } from '../field/field-input.tsx'
import { type Draft, readForm, toDraft } from '../screen/draft.ts'
import type { ActionResult, ActionValues, RecordAction } from '../screen/record-action.ts'
import { ActionFacts } from './action-facts.tsx'
import { refusedToast } from './refused-toast.ts'

interface ActionDialogProps {
  readonly action: RecordAction
  readonly record: AnyRecord
  /** What the fields begin with. */
  readonly start: ActionValues
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
export function ActionDialog({ action, record, start, kept, onClose, onConfirm }: ActionDialogProps) {
  const { label, isDanger = false, isGone = false, question, facts, fields = {} } = action
  const { holdUnsaved } = useAdminHost()
  const read = (draft: Draft) => readForm({ fields }, 'create', draft, [])
  const form = useForm({
    initial: toDraft({ fields }, 'create', start),
    typed: kept,
    hold: holdUnsaved,
    check: (draft) => read(draft).errors,
    send: (draft) => onConfirm(read(draft).values),
  })
  return (
    <FormDialog
      form={form}
      onClose={() => onClose(textsOf(fields, form.values))}
      onCancel={() => onClose({})}
      heading={isGone ? controlTexts.confirmDelete : label}
      submit={label}
      isDanger={isDanger}
      isQuestion={Object.keys(fields).length === 0}
      size="small"
      problem={form.refusal && <Refused refusal={form.refusal} fields={fields} />}
    >
      {question && <p>{question(record)}</p>}
      {facts && <ActionFacts record={record} facts={facts} />}
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.set({ [name]: value })}
        />
      ))}
    </FormDialog>
  )
}

/** What is refused of a field that is not here is told all the same. */
function Refused({ refusal, fields }: { refusal: Refusal; fields: object }) {
  const { text, detail } = refusedToast(refusal)
  const others = Object.entries(refusal.fields).flatMap(([name, said]) => (name in fields ? [] : [said]))
  return (
    <Banner tone="error" title={text}>
      {detail ?? others[0]}
    </Banner>
  )
}
