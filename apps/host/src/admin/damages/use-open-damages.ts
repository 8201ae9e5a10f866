import { usePanelAnswer } from '../panel/use-panel-answer.ts'

const open = { field: 'state', operator: 'is', value: ['REPORTED', 'ACCEPTED'] } as const

/** The damages of a car that are not mended. */
export function useOpenDamages(carId: number) {
  const filter = [{ field: 'carId', operator: 'is', value: carId }, open] as const
  return usePanelAnswer('damages', [carId, 'of-car'], ({ api, organizationId: orgId }) =>
    api.list('damages', { orgId, filter }),
  )
}
