import type { FieldErrors } from '@delebil/ui'
import type { DamageKind, DamagePlace } from '@delebil/validation'
import { memberProblemText } from '@delebil/validation/text'

/** What is told of a damage; its pictures are named once they have arrived. */
export interface DamageValues {
  readonly description: string
  readonly place: DamagePlace | null
  readonly pictureIds: number[]
}

export const noDamage: DamageValues = { description: '', place: null, pictureIds: [] }

export function checkDamage(kind: DamageKind, { description, place }: DamageValues): FieldErrors {
  const required = memberProblemText['field.required']
  return {
    description: description.trim() === '' ? required : undefined,
    place: kind === 'DAMAGE' && place === null ? required : undefined,
  }
}
