import { useAdminChange } from '@delebil/admin-components'
import type { ConflictSolution } from '@delebil/core-api/admin'
import type { Plan } from './way-plan.ts'

/** Rehearses a way out, and takes it: once, however often it is pressed. */
export function useSolve(id: number) {
  const { send, isPending, refusal, clear } = useAdminChange('conflicts.solve')
  const solve = async (plan: Plan, rehearse: boolean): Promise<ConflictSolution | undefined> => {
    const result = await send({ params: { id }, body: { ...plan, rehearse } })
    return result.ok ? result.value.entity : undefined
  }
  return { isBusy: isPending, message: refusal?.message, solve, hush: clear } as const
}
