import type { Reservation } from '@delebil/core-api'
import type { Period } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import type { ComponentType } from 'react'

export interface PeriodFieldsProps {
  readonly period: Period
  /** `problem`: why the new one cannot be booked. */
  readonly onChange: (period: Period, problem: ProblemCode | undefined) => void
}

/** What other features lend a booking; handed in where the screen is put together. */
export interface BookingParts {
  readonly PeriodFields: ComponentType<PeriodFieldsProps>
  readonly ShareAction: ComponentType<{ readonly reservation: Reservation }>
}
