import { useAdminChange, useForget, useToast } from '@delebil/admin-components'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { firstUseTexts as own } from './first-use-texts.ts'

export function useFirstUse(id: number) {
  return usePanelAnswer('cars', [id, 'first-use'], ({ api, organizationId }) =>
    api.call('cars.first-use', { params: { id }, query: { orgId: String(organizationId) } }),
  )
}

/** What is written down of a car: its tag or its odometer. */
export function useWriteOfCar(id: number) {
  const tag = useAdminChange('cars.set-tag')
  const odometer = useAdminChange('cars.first-odometer')
  const forget = useForget()
  const say = useToast()
  const settle = async <R extends { readonly ok: boolean }>(result: R): Promise<R> => {
    if (result.ok) {
      await forget('cars')
      say({ tone: 'info', text: own.saved })
    }
    return result
  }
  return {
    tag: async (typed: string) => settle(await tag.send({ params: { id }, body: { tag: typed } })),
    odometer: async (typed: string) =>
      settle(await odometer.send({ params: { id }, body: { kilometers: Number(typed.replace(/\s/g, '')) } })),
  }
}
