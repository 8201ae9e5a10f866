import { VisuallyHidden } from '@delebil/ui'
import { DocumentTitle } from './document-head.tsx'
import { heading } from './frame.css.ts'

export interface PageHeadingProps {
  /** For screens whose layout says it all, such as the map; it is still read out. */
  isHidden?: boolean
  children: string
}

/** The one heading of a page and the title of the document; takes focus when the page changes. */
export function PageHeading({ isHidden = false, children }: PageHeadingProps) {
  const text = (
    <h1 id="page-heading" tabIndex={-1} className={heading}>
      {children}
    </h1>
  )
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      {isHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </>
  )
}
