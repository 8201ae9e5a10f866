import type { Context } from '../../context.ts'
import { listCarsWithExpiredHolds } from '../../stores/wait-holds.ts'
import { type ServeParts, serveCar } from './serve-car.ts'

const sweepMilliseconds = 15_000

/** Ends every hold that has run out and asks the next in each queue. */
export const sweepHolds = async (parts: ServeParts, now: Date): Promise<void> => {
  for (const car of await listCarsWithExpiredHolds(parts.database, now)) await serveCar(parts, car, now)
}

/** Sweeps every 15 seconds until stopped: a hold ends without the job that was to end it. */
export const startHoldSweep = (parts: ServeParts & Pick<Context, 'log'>): (() => Promise<void>) => {
  let turn: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    turn = turn
      .then(() => sweepHolds(parts, new Date()))
      .catch((error: Error) => parts.log('warn', 'Holds wait to be swept.', { reason: error.message }))
  }, sweepMilliseconds).unref()
  return async () => {
    clearInterval(timer)
    await turn
  }
}
