import { StateBadge, useAdminHost } from '@delebil/admin-components'
import { parseInstant } from '@delebil/validation/time'
import { Clock } from 'lucide-react'
import { nightTexts } from './night-texts.ts'

/** Who is out with a car, and whether it should have been back. */
export function OutBadge({ end }: { readonly end: string | null }) {
  const now = useAdminHost().now()
  const due = end === null ? undefined : parseInstant(end)
  if (due && due < now) {
    return (
      <StateBadge meaning="wrong" icon={Clock}>
        {nightTexts.isLate}
      </StateBadge>
    )
  }
  return <StateBadge meaning="going">{nightTexts.isOut}</StateBadge>
}
