import type { PermissionArea } from '@delebil/core-api'
import { SegmentedControl, Select, TextField } from '@delebil/ui'
import { areaOrder, type Choice, type Choices, dayField, type Level, nothing } from './rights.ts'
import * as css from './staff.css.ts'
import { setOf, staffSets, withSet } from './staff-sets.ts'
import { staffTexts as own } from './staff-texts.ts'

const OWN = 'own'
const levels = Object.entries(own.levels).map(([id, label]) => ({ id, label }))
const sets = Object.entries(staffSets).map(([id, { name: label }]) => ({ id, label }))

const day = { placeholder: 'DD.MM.ÅÅÅÅ', autoComplete: 'off' } as const

interface RightsFieldsProps {
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
  /** What is wrong with a day, by `dayField`. */
  readonly errors: Readonly<Record<string, string | undefined>>
}

/** A level for each area, one by one or by a set, and its first and last day where it has them. */
export function RightsFields({ choices, onChange, errors }: RightsFieldsProps) {
  const chosen = setOf(choices)
  const errorAt = (area: PermissionArea, side: 'from' | 'until') => {
    const error = errors[dayField(area, side)]
    return error === undefined ? {} : { error }
  }
  return (
    <>
      <Select
        label={own.set}
        options={chosen === undefined ? [{ id: OWN, label: own.ownSet }, ...sets] : sets}
        value={chosen ?? OWN}
        onChange={(key) => key !== OWN && onChange(withSet(choices, key))}
      />
      <ul className={css.areas}>
        {areaOrder.map((area) => {
          const choice = choices[area]
          const { level, from, until } = choice
          const put = (next: Partial<Choice>) => onChange({ ...choices, [area]: { ...choice, ...next } })
          const { name, help } = own.areas[area]
          return (
            <li key={area} className={css.area}>
              <div>
                <p className={css.name}>{name}</p>
                <p className={css.muted}>{help}</p>
              </div>
              <SegmentedControl
                label={name}
                isLabelHidden
                options={levels}
                value={level}
                onChange={(next) => put(next === 'NONE' ? nothing : { level: next as Level })}
              />
              {level === 'NONE' ? (
                <span />
              ) : (
                <div className={css.days}>
                  <TextField
                    label={own.firstDay}
                    aria-label={name}
                    {...day}
                    value={from}
                    onChange={(typed) => put({ from: typed })}
                    {...errorAt(area, 'from')}
                  />
                  <TextField
                    label={own.lastDay}
                    aria-label={name}
                    {...day}
                    value={until}
                    onChange={(typed) => put({ until: typed })}
                    {...errorAt(area, 'until')}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
