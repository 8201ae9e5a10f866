import type { Screen } from '../screen/screen.ts'

export interface FormPart {
  readonly heading: string | undefined
  readonly text?: string | undefined
  readonly fields: readonly string[]
}

/** The parts of a form that have something to fill in: first what no part names. */
export function formParts(
  { sections = [], outsideForm = [] }: Pick<Screen, 'sections' | 'outsideForm'>,
  names: readonly string[],
): readonly FormPart[] {
  const shown = names.filter((name) => !outsideForm.includes(name))
  const named = sections.flatMap(({ fields }) => fields)
  const rest: FormPart = { heading: undefined, fields: shown.filter((name) => !named.includes(name)) }
  const parts = sections.map((part) => ({ ...part, fields: part.fields.filter((name) => shown.includes(name)) }))
  return [rest, ...parts].filter(({ fields }) => fields.length > 0)
}
