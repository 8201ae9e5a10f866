import { adminResources, type Read } from '@delebil/core-api/admin'
import type { ReactNode } from 'react'
import { createdDay } from '../shared/created-day.ts'
import * as css from '../shared/phone-row.css.ts'
import { MembershipDot } from './membership-dot.tsx'

const { options: kindTexts } = adminResources.memberships.fields.type

interface CellProps {
  readonly record: Read<'memberships'>
}

/** What the list of memberships shows in its columns. */
export const membershipCells = {
  created: { Value: ({ record }: CellProps) => createdDay(record.created) },
} as const

/** A membership on a phone: whose, how it stands, and what it is; a type that says the same is not said twice. */
export function MembershipPhoneRow({ record, children }: CellProps & { readonly children: ReactNode }) {
  const { type, membershipType, organizationNumber } = record
  const kinds = [...new Set([kindTexts?.[type], membershipType, organizationNumber])]
  return (
    <>
      <span className={css.strong}>{children}</span>
      <MembershipDot membership={record} />
      <span className={css.line}>{kinds.filter(Boolean).join(' · ')}</span>
    </>
  )
}
