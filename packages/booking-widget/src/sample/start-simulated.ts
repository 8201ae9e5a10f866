import { createNativeControl } from '../native/create-native-control.ts'
import { createManualTimers } from './manual-timers.ts'
import { createNativeSimulator, type NativeSimulatorOptions } from './native-simulator.ts'

/** The whole bridge between the screens and a simulated app, by a clock that only moves when it is told to. */
export function startSimulated(options: NativeSimulatorOptions = {}) {
  const app = createNativeSimulator({ cars: [11, 12], ...options })
  const timers = createManualTimers()
  const reports: string[] = []
  const control = createNativeControl({
    transport: app.transport,
    timers,
    report: (message) => void reports.push(message),
    page: 'p',
  })
  control.greet()
  return { app, timers, control, reports: reports as readonly string[] }
}
export type Simulated = ReturnType<typeof startSimulated>

/** Lets everything that waits for nothing but its turn have it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
