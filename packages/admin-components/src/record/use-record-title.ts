import { type Screen, titleOf } from '../screen/screen.ts'
import { useRecord } from '../use-record.ts'

/** What kind of record is shown and what it is called: 'Bil EL12345'. */
export function useRecordTitle({ resource, heading: [, one] }: Screen, id: number): string {
  const { data } = useRecord(resource.key, id)
  return data ? `${one} ${titleOf(resource, data)}`.trim() : one
}
