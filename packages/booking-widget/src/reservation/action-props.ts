import type { Reservation } from '@delebil/core-api'

export interface ActionProps {
  readonly reservation: Reservation
  readonly now: Date
}
