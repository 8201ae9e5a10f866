import { Button } from '@delebil/ui'
import type { ReactNode } from 'react'
import { SampleFrame, type SampleFrameProps } from './sample-host.tsx'
import { row } from './simulator-frame.css.ts'
import type { Simulated } from './start-simulated.ts'

export interface SimulatorFrameProps extends SampleFrameProps {
  readonly simulated: Simulated
  readonly children: ReactNode
}

/** A page inside the simulated app, with the app's own knobs below: what the phone, the person and the cars do. */
export function SimulatorFrame({ simulated, host, children }: SimulatorFrameProps) {
  const { app, control, timers } = simulated
  // The clock of the workbench stands still; the last knob moves it.
  const knobs = [
    ['Bluetooth off', () => app.turn('OFF')],
    ['Bluetooth on', () => app.turn('ON')],
    ['Permission withdrawn', () => app.permit('bluetooth', 'DENIED')],
    ['Permission given', () => app.permit('bluetooth', 'GRANTED')],
    ['Cars drive away', () => [11, 12].map((car) => app.park(car, false))],
    ['Cars come back', () => [11, 12].map((car) => app.park(car, true))],
    ['Log-ins are late', () => app.behave('logIn', 'late')],
    ['Late answers come', () => app.release()],
    ['Log-ins are refused', () => app.behave('logIn', 'car-refused')],
    ['Log-ins work', () => app.behave('logIn', 'answers')],
    ['App restarts', () => app.emit({ event: 'ready', body: {} })],
    ['15 seconds pass', () => timers.advance(15_000)],
  ] as const
  return (
    <SampleFrame host={{ ...host, native: control }}>
      {children}
      <fieldset className={row} aria-label="Simulated app">
        {knobs.map(([name, turn]) => (
          <Button key={name} isSmall variant="quiet" onPress={() => void turn()}>
            {name}
          </Button>
        ))}
      </fieldset>
    </SampleFrame>
  )
}
