import { InPageHead, RecordPage, type Screen, useRecordName, useRecordTitle } from '@delebil/admin-components'
import * as css from './admin.css.ts'
import { AdminHeading } from './admin-heading.tsx'
import { Gate } from './gate.tsx'

/** Whether the last part of an address can be the id of a record. */
export const isRecordId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** A record with its heading, for whoever may see it. */
export function RecordAt({ screen, id }: { screen: Screen; id: number }) {
  const name = useRecordName(screen, id)
  const heading = screen.isHeadedByName ? name : screen.heading[1]
  return (
    <Gate anyOf={screen.resource.read}>
      <AdminHeading thing={useRecordTitle(screen, id)}>{heading}</AdminHeading>
      {name !== heading && (
        <InPageHead at="context">
          <strong className={css.recordName}>{name}</strong>
        </InPageHead>
      )}
      <RecordPage screen={screen} id={id} />
    </Gate>
  )
}
