import { ToggleChip } from '@delebil/ui'
import { useSnapshot } from 'valtio'
import { ChipRow } from './chip-row.tsx'
import type { Search } from './model.ts'
import type { QuickTime } from './quick-times.ts'
import { chips } from './when-fields.css.ts'

export interface QuickTimeChipsProps {
  readonly search: Search
  readonly label: string
  readonly times: readonly QuickTime[]
}

/** Times that many ask for. */
export function QuickTimeChips({ search, label, times }: QuickTimeChipsProps) {
  const { startTime, endTime } = useSnapshot(search.state)
  const isChosen = ({ id, period }: QuickTime) => {
    const isStart = id === 'now' ? startTime === undefined : startTime?.getTime() === period.start.getTime()
    return isStart && endTime.getTime() === period.end.getTime()
  }
  return (
    <ChipRow label={label} className={chips}>
      {times.map((time) => (
        <ToggleChip key={time.id} isSelected={isChosen(time)} onChange={() => search.setPeriod(time.period)}>
          {time.label}
        </ToggleChip>
      ))}
    </ChipRow>
  )
}
