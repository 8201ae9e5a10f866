import type { PermissionArea } from '@delebil/core-api'
import { SegmentedControl, Select, TextField } from '@delebil/ui'
import { areaOrder, type Choices, type Level } from './rights.ts'
import * as css from './staff.css.ts'
import { setOf, staffSets, withSet } from './staff-sets.ts'
import { staffTexts as own } from './staff-texts.ts'

const OWN = 'own'
const levels = Object.entries(own.levels).map(([id, label]) => ({ id, label }))
const sets = Object.entries(staffSets).map(([id, { name: label }]) => ({ id, label }))

interface RightsFieldsProps {
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
  readonly errors: Readonly<Partial<Record<PermissionArea, string>>>
}

/** A level for each area, one by one or by a set, and the last day where one ends. */
export function RightsFields({ choices, onChange, errors }: RightsFieldsProps) {
  const chosen = setOf(choices)
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
          const { level, until } = choices[area]
          const { name, help } = own.areas[area]
          const error = errors[area]
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
                onChange={(next) =>
                  onChange({
                    ...choices,
                    [area]: { level: next as Level, until: next === 'NONE' ? '' : until },
                  })
                }
              />
              {level === 'NONE' ? (
                <span />
              ) : (
                <TextField
                  label={own.untilOf(name)}
                  placeholder="DD.MM.ÅÅÅÅ"
                  autoComplete="off"
                  value={until}
                  onChange={(typed) => onChange({ ...choices, [area]: { level, until: typed } })}
                  {...(error !== undefined && { error })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
