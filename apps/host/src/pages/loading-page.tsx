import { Spinner } from '@delebil/ui'
import { centered } from '../layout/layout.css.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { texts } from '../texts.ts'

/** While the first page is on its way. */
export function LoadingPage() {
  return (
    <div className={centered}>
      <Spinner variant="gears" sizePx={56} isLabelVisible />
    </div>
  )
}

/** The same as a page of its own, with a name. */
export function LoadingScreen() {
  return (
    <>
      <PageHeading isHidden>{texts.headings.loading}</PageHeading>
      <LoadingPage />
    </>
  )
}
