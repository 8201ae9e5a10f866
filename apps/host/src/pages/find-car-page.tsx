import { FindCar } from '@delebil/booking-widget'
import { PageHeading } from '../layout/page-heading.tsx'
import { texts } from '../texts.ts'

export function FindCarPage() {
  return (
    <>
      <PageHeading isHidden>{texts.headings.findCar}</PageHeading>
      <FindCar hasFilterButton={false} />
    </>
  )
}
