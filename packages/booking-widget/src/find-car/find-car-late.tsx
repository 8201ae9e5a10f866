import { Skeleton } from '@delebil/ui'
import { lazy, Suspense } from 'react'
import { Desk } from './desk.tsx'
import { FindCarFrame, type FindCarProps } from './find-car-frame.tsx'
import type { PhoneLayoutProps } from './phone-layout.tsx'

const Phone = lazy(() => import('./phone-layout.tsx').then(({ PhoneLayout }) => ({ default: PhoneLayout })))
const PhoneWhenThere = (props: PhoneLayoutProps) => (
  <Suspense fallback={<Skeleton heightPx={480} />}>
    <Phone {...props} />
  </Suspense>
)

/** Find a car, for a page on which this is one thing among others: loads no more than is shown. */
export const FindCarLate = (props: FindCarProps) => (
  <FindCarFrame {...props} Desk={Desk} Phone={PhoneWhenThere} nextParts="near" />
)
