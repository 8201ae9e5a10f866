import { Clock } from 'lucide-react'
import { Select, type SelectProps } from '../select/select.tsx'

export interface TimeSelectProps extends Omit<SelectProps, 'icon'> {}

/** A clock time out of the given slots (the caller's rule says which: half hours, 24:30, "nå"). */
export function TimeSelect(props: TimeSelectProps) {
  return <Select {...props} icon={Clock} />
}
