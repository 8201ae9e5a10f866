import { type Screen, titleOf } from '../screen/screen.ts'
import { useRecord } from '../use-record.ts'

/** What kind of record is shown and what it is called: 'Bil EL12345'. */
export function useRecordTitle({ resource, heading: [, one] }: Screen, id: number): string {
  const { data } = useRecord(resource.key, id)
  return data ? `${one} ${titleOf(resource, data)}`.trim() : one
}

/** What a record is called; until that is known, what kind it is of. */
export function useRecordName({ resource, heading: [, one] }: Screen, id: number): string {
  const { data } = useRecord(resource.key, id)
  return (data && titleOf(resource, data)) || one
}
