import { useAdminAnswer, useRecord } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls, Read } from '@delebil/core-api/admin'

type Option = Answer<AdminCalls['cars.options']>['data'][number]

/** A car near another, and how much dearer it is; nothing where that is not known. */
export interface NearestCar extends Pick<Option, 'carNumber' | 'model' | 'location' | 'metres'> {
  readonly dearerOre: number | undefined
}

const LOOKED_AT = 12

interface Waiting {
  readonly reservationId: number
  readonly start: string
  readonly end: string
}

/** The free car that is nearest to where somebody waits for theirs. */
export function useNearestCar({ carId }: Pick<Read<'reservations'>, 'carId'>, waiting: Waiting | undefined) {
  const { data: trip } = useRecord('reservations', waiting?.reservationId)
  const asked = waiting && trip && { ...waiting, superDamageWaiver: trip.superDamageWaiver === true }
  const { data } = useAdminAnswer(
    'cars.options',
    asked && {
      query: {
        start: asked.start,
        end: asked.end,
        nearCarId: String(carId),
        reservationId: String(asked.reservationId),
        superDamageWaiver: asked.superDamageWaiver,
        size: String(LOOKED_AT),
      },
    },
  )
  return data && nearestOf(data.data, carId)
}

export function nearestOf(options: readonly Option[], carId: number): NearestCar | undefined {
  const own = options.find(({ id }) => id === carId)
  const free = options.find(({ id, taken }) => id !== carId && taken.length === 0)
  if (!free) return undefined
  const isPriced = free.priceOre !== null && own?.priceOre != null
  return { ...free, dearerOre: isPriced ? (free.priceOre ?? 0) - (own?.priceOre ?? 0) : undefined }
}
