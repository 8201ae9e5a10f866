import { useCar } from '../car/data.ts'
import { texts } from '../locale/texts.ts'
import { PanelHead } from '../panel/panel-head.tsx'
import type { ScreenControl } from './use-screen.ts'

export interface ScreenHeadProps {
  readonly screen: ScreenControl
}

/** Title and way back of a car's page or its booking. */
export function ScreenHead({ screen }: ScreenHeadProps) {
  const { current, carId, back } = screen
  const { data } = useCar(carId)
  if (current.name === 'list') return null
  if (current.name === 'car') {
    return (
      <PanelHead
        key={current.carId}
        title={data?.model ?? texts.car.heading}
        backLabel={texts.car.backToList}
        onBack={back}
      />
    )
  }
  const title = current.isDone ? texts.booking.doneHeading : texts.booking.heading
  const backLabel = current.isDone ? texts.car.backToList : texts.booking.backToCar
  return <PanelHead key="booking" title={title} backLabel={backLabel} onBack={back} />
}
