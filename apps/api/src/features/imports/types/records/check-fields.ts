import { type AdminKey, adminResources, type Field } from '@delebil/core-api/admin'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import * as v from 'valibot'
import { failed, type Obstacle } from '../../cells/obstacle.ts'

const textOf = (issue: string): string =>
  issue in problemText ? problemText[issue as ProblemCode] : problemText['field.format']

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

const fieldsOf = (key: AdminKey): Readonly<Record<string, Field>> => adminResources[key].fields

/** What is sent of a record as its own form reads it; or what that form would have said. */
export const checkFields = (
  key: AdminKey,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> | Obstacle => {
  const checked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    const field = fieldsOf(key)[name]
    if (value === undefined || field === undefined) continue
    const parsed = v.safeParse(field.input, value)
    if (!parsed.success)
      return failed('format', sentence(`${field.label}: ${textOf(parsed.issues[0].message)}`), { field: name })
    checked[name] = parsed.output
  }
  return checked
}

/** What a new record needs and is not said. */
export const firstMissing = (key: AdminKey, sent: Readonly<Record<string, unknown>>): Obstacle | undefined => {
  const found = Object.entries(fieldsOf(key)).find(
    ([name, { write, optional }]) => (write === true || write === 'create') && !optional && sent[name] === undefined,
  )
  return found && failed('required', `${found[1].label} mangler.`, { field: found[0] })
}
