import { Spinner } from '@delebil/ui'
import { centered } from '../layout/layout.css.ts'

/** While the first page is on its way. */
export function LoadingPage() {
  return (
    <div className={centered}>
      <Spinner variant="gears" sizePx={56} isLabelVisible />
    </div>
  )
}
