import { Button, DateCalendar, Icon, Popover } from '@delebil/ui'
import { formatDate } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button as Press } from 'react-aria-components'
import type { Screen } from '../screen/screen.ts'
import type { ListState } from '../views/list-state.ts'
import { listTexts } from './list-texts.ts'
import * as css from './quick-days.css.ts'

interface QuickDaysProps {
  readonly quickDays: NonNullable<Screen['quickDays']>
  readonly state: Pick<ListState, 'filter'>
  readonly onChange: (change: Pick<ListState, 'filter' | 'sort'>) => void
}

const noon = (day: string) => parseInstant(`${day}T12:00:00Z`)

/** The days that staff look at, each by one press, and any other from a calendar. */
export function QuickDays({ quickDays, state, onChange }: QuickDaysProps) {
  const { days, fields, filterOf, sort } = quickDays
  const [isOpen, setIsOpen] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  const others = state.filter.filter(({ field }) => !fields.includes(field))
  const said = JSON.stringify(state.filter.filter(({ field }) => fields.includes(field)))
  const isDay = day !== null && JSON.stringify(filterOf(day)) === said
  const at = isDay ? noon(day) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a line of buttons in every browser
    <div role="group" aria-label={listTexts.day} className={css.track}>
      {days.map(({ key, name, filter }) => {
        const isOn = JSON.stringify(filter) === said
        return (
          <Press
            key={key}
            className={css.segment}
            aria-pressed={isOn}
            onPress={() => onChange({ filter: isOn ? others : [...filter, ...others], sort })}
          >
            {name}
          </Press>
        )
      })}
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={listTexts.chooseDay}
        trigger={
          <Press className={css.segment} aria-pressed={isDay}>
            <Icon of={CalendarDays} />
            {at ? formatDate(at) : listTexts.chooseDay}
          </Press>
        }
      >
        <DateCalendar
          label={listTexts.chooseDay}
          value={isDay ? day : null}
          onChange={(next) => {
            setDay(next)
            setIsOpen(false)
            onChange({ filter: [...filterOf(next), ...others], sort: 'start' })
          }}
        />
        {isDay && (
          <Button isSmall variant="quiet" onPress={() => onChange({ filter: others, sort })}>
            {listTexts.anyDay}
          </Button>
        )}
      </Popover>
    </div>
  )
}
