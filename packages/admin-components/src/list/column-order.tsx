import { Checkbox, PlainIconButton } from '@delebil/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { isRead, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './list.css.ts'

interface ColumnOrderProps {
  readonly screen: Screen
  readonly columns: readonly string[]
  readonly onChange: (columns: readonly string[]) => void
}

const notShown = ['ref', 'refs', 'long-text']

/** Which columns a list has, and in which order: the chosen ones first, moved by buttons. */
export function ColumnOrder({ screen, columns, onChange }: ColumnOrderProps) {
  const { fields } = screen.resource
  const others = Object.entries(fields)
    .filter(([name, field]) => !columns.includes(name) && !notShown.includes(field.kind) && isRead(field))
    .map(([name]) => name)
  const move = (name: string, by: number) => {
    const at = columns.indexOf(name)
    const rest = columns.filter((other) => other !== name)
    onChange([...rest.slice(0, at + by), name, ...rest.slice(at + by)])
  }
  return (
    <ul className={css.order} aria-label={texts.columns}>
      {[...columns, ...others].map((name) => {
        const label = fields[name]?.label ?? name
        const at = columns.indexOf(name)
        return (
          <li key={name} className={css.orderRow}>
            <span className={css.orderName}>
              <Checkbox
                isSelected={at >= 0}
                isDisabled={at >= 0 && columns.length === 1}
                onChange={(isShown) =>
                  onChange(isShown ? [...columns, name] : columns.filter((other) => other !== name))
                }
              >
                {label}
              </Checkbox>
            </span>
            {at >= 0 && columns.length > 1 && (
              <>
                <PlainIconButton
                  icon={ArrowUp}
                  label={texts.up(label)}
                  isDisabled={at === 0}
                  onPress={() => move(name, -1)}
                />
                <PlainIconButton
                  icon={ArrowDown}
                  label={texts.down(label)}
                  isDisabled={at === columns.length - 1}
                  onPress={() => move(name, 1)}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
