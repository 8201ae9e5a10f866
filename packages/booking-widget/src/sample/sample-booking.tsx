import type { ComponentType } from 'react'
import { bookingParts } from '../find-car/booking-parts.tsx'
import { sampleCar } from './bergen.ts'
import { SampleFrame } from './sample-host.tsx'

const car = sampleCar(11)
if (!car) throw new Error('The samples lack car 11.')

/** A confirmation of the sample's first car. */
export const sampleBooking = {
  parts: bookingParts,
  request: {
    carId: 11,
    organizationId: 1,
    period: { start: new Date('2026-11-21T13:30:00+01:00'), end: new Date('2026-11-21T18:30:00+01:00') },
    superDamageWaiver: true,
  },
  car,
  kilometers: 40,
}

/** The panel that a confirmation stands in. */
export function inBookingPanel(
  Story: ComponentType,
  { parameters }: { parameters: Readonly<Record<string, unknown>> },
) {
  return (
    <SampleFrame host={parameters['host'] ?? {}}>
      <div style={panel}>
        <h2>Bekreft reservasjonen</h2>
        <Story />
      </div>
    </SampleFrame>
  )
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 390,
  minHeight: 720,
  marginInline: 'auto',
  padding: 16,
} as const
