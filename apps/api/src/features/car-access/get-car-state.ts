import { formatInstant } from '@delebil/validation'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import type { Verb } from '../../platform/verb.ts'
import { askCar } from './ask-car.ts'

/** How the car is now; to those who drive it, and only while they may open it. */
export const getCarState: Verb<'getCarState'> = async (context, call) => {
  const { position, ...told } = await askCar(context, call, 'state', async (port, car, signal) => {
    const answer = await port.condition(car, signal)
    return answer === 'silent' ? { problem: 'car-access.silent' } : { answer }
  })
  return { answer: { ...told, at: formatInstant(call.now), position: position && geoPoint(position) } }
}
