import { Button, Popover, Select } from '@delebil/ui'
import { Columns3 } from 'lucide-react'
import { isRead, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { type ListState, standardColumns } from '../views/list-state.ts'
import { word } from '../word.css.ts'
import { ColumnOrder } from './column-order.tsx'
import * as css from './list.css.ts'

interface ViewButtonProps {
  readonly screen: Screen
  readonly state: ListState
  readonly onChange: (change: Partial<Pick<ListState, 'sort' | 'columns'>>) => void
}

/** Which columns a list shows, and in which order they come. */
export function ViewButton({ screen, state, onChange }: ViewButtonProps) {
  const { resource } = screen
  const fields = Object.entries(resource.fields).filter(([, field]) => isRead(field))
  const sortable = fields.flatMap(([name, { sort, label }]) =>
    sort
      ? [
          { id: name, label },
          { id: `-${name}`, label: `${label}, ${texts.falling}` },
        ]
      : [],
  )
  return (
    <Popover
      label={texts.view}
      trigger={
        <Button variant="quiet" icon={Columns3}>
          <span className={word}>{texts.view}</span>
        </Button>
      }
    >
      <div className={css.popoverForm}>
        <Select
          label={texts.sort}
          options={sortable}
          value={sortable.some(({ id }) => id === state.sort) ? state.sort : ''}
          onChange={(sort) => onChange({ sort })}
        />
        <ColumnOrder screen={screen} columns={state.columns} onChange={(columns) => onChange({ columns })} />
        <Button isSmall onPress={() => onChange({ columns: standardColumns(resource) })}>
          {texts.standardColumns}
        </Button>
      </div>
    </Popover>
  )
}
