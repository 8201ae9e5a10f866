import { Button, CheckboxGroup, Popover, Select } from '@delebil/ui'
import { Columns3 } from 'lucide-react'
import type { Screen } from '../screen.ts'
import { texts } from '../texts.ts'
import * as css from './list.css.ts'
import { type ListState, standardColumns } from './list-state.ts'

interface ViewButtonProps {
  readonly screen: Screen
  readonly state: ListState
  readonly onChange: (change: Partial<Pick<ListState, 'sort' | 'columns'>>) => void
}

/** Which columns a list shows, and in which order its rows come. */
export function ViewButton({ screen, state, onChange }: ViewButtonProps) {
  const { resource } = screen
  const fields = Object.entries(resource.fields).filter(([, { whenRefused }]) => !whenRefused)
  const sortable = fields.flatMap(([name, { sort, label }]) =>
    sort
      ? [
          { id: name, label },
          { id: `-${name}`, label: `${label}, ${texts.falling}` },
        ]
      : [],
  )
  const columns = fields.filter(([, { kind }]) => !['ref', 'refs', 'long-text'].includes(kind))
  const inOrder = (chosen: readonly string[]) => fields.flatMap(([name]) => (chosen.includes(name) ? [name] : []))
  return (
    <Popover label={texts.view} trigger={<Button icon={Columns3}>{texts.view}</Button>}>
      <div className={css.popoverForm}>
        <Select label={texts.sort} options={sortable} value={state.sort} onChange={(sort) => onChange({ sort })} />
        <CheckboxGroup
          label={texts.columns}
          options={columns.map(([id, { label }]) => ({ id, label }))}
          value={[...state.columns]}
          onChange={(chosen) => chosen.length > 0 && onChange({ columns: inOrder(chosen) })}
        />
        <Button isSmall onPress={() => onChange({ columns: standardColumns(resource) })}>
          {texts.standardColumns}
        </Button>
      </div>
    </Popover>
  )
}
