import { PageHead, useAdminHost } from '@delebil/admin-components'
import { useLocation } from 'react-router'
import { useAdministered } from '../../site/context/use-administered.ts'
import { DocumentTitle } from '../../site/page/document-head.tsx'
import { titleAt } from './title-at.ts'

interface AdminHeadingProps {
  /** What the document's title begins with, where the heading does not name it: the record that is open. */
  readonly thing?: string
  readonly children: string
}

/** The one heading of an admin page; the document's title says what it is, in which area, of which organisation. */
export function AdminHeading({ thing, children }: AdminHeadingProps) {
  const { pathname } = useLocation()
  const { organizationId } = useAdminHost()
  const organization = useAdministered().find(({ id }) => id === organizationId)
  return (
    <>
      <DocumentTitle>{titleAt(pathname, thing ?? children, organization?.name)}</DocumentTitle>
      <PageHead>{children}</PageHead>
    </>
  )
}
