import { Desk } from './desk.tsx'
import { FindCarFrame, type FindCarProps } from './find-car-frame.tsx'
import { PhoneLayout } from './phone-layout.tsx'

/** Find a car and book it: search, list, map, the car's page and the confirmation. Fills the height it is given. */
export const FindCar = (props: FindCarProps) => (
  <FindCarFrame {...props} Desk={Desk} Phone={PhoneLayout} nextParts="idle" />
)
