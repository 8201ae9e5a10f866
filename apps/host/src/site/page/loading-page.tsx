import { Spinner } from '@delebil/ui'
import { nameTexts } from '../name-texts.ts'
import { centered } from './frame.css.ts'
import { PageHeading } from './page-heading.tsx'

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
      <PageHeading isHidden>{nameTexts.loading}</PageHeading>
      <LoadingPage />
    </>
  )
}
