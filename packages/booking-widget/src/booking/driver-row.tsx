import type { Membership } from '@delebil/core-api'
import { Skeleton } from '@delebil/ui'
import { checkLicense } from '@delebil/validation'
import { UserRound } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { confirmTexts } from '../locale/confirm-texts.ts'
import { readinessTexts } from '../locale/readiness-texts.ts'
import { texts } from '../locale/texts.ts'
import { useReadiness } from '../readiness/use-readiness.ts'
import { editor } from './booking.css.ts'
import { ChangeButton, ConfirmRow } from './confirm-row.tsx'
import type { DriverChoiceProps } from './driver-choice.tsx'

const DriverChoice = lazy(() => import('./driver-choice.tsx').then((module) => ({ default: module.DriverChoice })))

export interface DriverRowProps extends Pick<DriverChoiceProps, 'drivers' | 'onDrivers'> {
  readonly organizationId: number
  /** When the trip would begin. */
  readonly at: Date
  /** Whose people may drive too; absent while none is chosen. */
  readonly membership: Membership | undefined
}

/** Who drives, and whether the licence of whoever books is in order then; others of the membership are added where it stands. Nothing for a visitor. */
export function DriverRow({ organizationId, at, membership, drivers, onDrivers }: DriverRowProps) {
  const { person, isLimited } = useBookingHost()
  const { data } = useReadiness(organizationId, at)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!person) return null
  const problem = data && checkLicense(data.license, at)
  const text = problem === undefined ? texts.booking.licenseApproved : readinessTexts.license[problem]
  const hasOthers = !isLimited && membership !== undefined && membership.memberCount > 1
  const names = [person.name, ...drivers.map(({ name }) => name)]
  return (
    <>
      {/* As high before it is known. */}
      <ConfirmRow icon={UserRound} title={confirmTexts.drive(names)} text={data ? text : '\u00a0'}>
        {hasOthers && (
          <ChangeButton
            isOpen={isOpen}
            controls={id}
            label={isOpen ? texts.booking.changed : confirmTexts.addDriverLabel}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.booking.changed : confirmTexts.addDriver}
          </ChangeButton>
        )}
      </ConfirmRow>
      {hasOthers && isOpen && (
        <div id={id} className={editor}>
          <Suspense fallback={<Skeleton heightPx={72} />}>
            <DriverChoice membershipId={membership.id} ownId={person.id} drivers={drivers} onDrivers={onDrivers} />
          </Suspense>
        </div>
      )}
    </>
  )
}
