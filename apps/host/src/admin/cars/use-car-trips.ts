import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { callAt } from '../shared/call-at.ts'

export type CarTrip = Answer<AdminCalls['cars.trips']>['data'][number]

/** Who has a car now, and what is promised of it, the next first. */
export const useCarTrips = (id: number) =>
  usePanelAnswer('cars', [id, 'trips'], (host) => host.api.call('cars.trips', callAt(host, { id })))
