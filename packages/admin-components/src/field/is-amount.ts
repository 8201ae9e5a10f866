import type { Field } from '@delebil/core-api/admin'

/** Whether a field says how much or how many: a car's or a reservation's number is a name of digits. */
export const isAmount = (name: string, field: Pick<Field, 'kind'> | undefined): boolean =>
  field?.kind === 'money' || (field?.kind === 'number' && !name.endsWith('Number'))
