import { useAdminAnswer } from '../use-admin-answer.ts'

export interface Named {
  readonly key: string
  readonly name: string
  readonly group?: string
}

/** The values that a call lists. */
export function useNamed(call: string): readonly Named[] | undefined {
  return useAdminAnswer(call as 'cars.tariffs', {}).data?.data
}
