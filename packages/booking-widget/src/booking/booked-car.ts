import type { Car } from '@delebil/core-api'

/** What the confirmation shows of a car. */
export type BookedCar = Pick<
  Car,
  'model' | 'bodyType' | 'color' | 'licensePlate' | 'locationName' | 'parkingDescription' | 'location'
>
