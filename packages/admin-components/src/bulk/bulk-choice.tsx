import type { Field } from '@delebil/core-api/admin'
import { type FieldErrors, Select, Stack } from '@delebil/ui'
import { FieldInput } from '../field/field-input.tsx'
import { type DraftValue, readDraft, writable } from '../screen/draft.ts'
import type { Screen } from '../screen/screen.ts'
import { bulkTexts } from './bulk-texts.ts'

export interface Choice {
  readonly name: string
  readonly value: DraftValue
  readonly why: string
}

export const fieldsToChange = ({ resource }: Screen): readonly (readonly [string, Field])[] =>
  writable(resource, 'change').filter(([, { whenRefused }]) => !whenRefused)

/** What the chosen field is to become, or what is wrong with it. */
export function readChoice(
  screen: Screen,
  { name, value }: Choice,
): { values: Record<string, unknown> } | { error: string } {
  const field = screen.resource.fields[name]
  if (!field) return { values: {} }
  const read = readDraft(field, value)
  return 'error' in read ? read : { values: { [name]: read.value } }
}

interface BulkChoiceProps {
  readonly screen: Screen
  readonly form: {
    readonly values: Choice
    readonly errors: FieldErrors
    readonly set: (choice: Partial<Choice>) => void
  }
}

/** Which field of many records, and what it becomes. */
export function BulkChoice({ screen, form: { values: choice, errors, set } }: BulkChoiceProps) {
  const field = screen.resource.fields[choice.name]
  return (
    <Stack gapPx={16}>
      <Select
        label={bulkTexts.field}
        options={fieldsToChange(screen).map(([id, { label }]) => ({ id, label }))}
        value={choice.name}
        onChange={(name) => set({ name, value: startOf(screen, name) })}
      />
      {field && (
        <FieldInput
          key={choice.name}
          name={choice.name}
          field={field}
          value={choice.value}
          error={errors['value']}
          onChange={(value) => set({ value })}
        />
      )}
    </Stack>
  )
}

function startOf({ resource }: Screen, name: string): DraftValue {
  const kind = resource.fields[name]?.kind
  if (kind === 'flag') return false
  return kind === 'choices' || kind === 'refs' ? [] : ''
}

export const firstChoice = (screen: Screen): Choice => {
  const name = fieldsToChange(screen)[0]?.[0] ?? ''
  return { name, value: startOf(screen, name), why: '' }
}
