import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components'
import * as css from './place-chooser.css.ts'

export interface PlaceRowProps {
  readonly icon: LucideIcon
  readonly name: string
  /** What of the name was typed. */
  readonly typed?: string
  readonly note?: string | undefined
  readonly distance?: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** One place to choose. */
export function PlaceRow({ icon, name, typed = '', note, distance, isDisabled = false, onPress }: PlaceRowProps) {
  const at = typed === '' ? -1 : name.toLocaleLowerCase('nb').indexOf(typed.toLocaleLowerCase('nb'))
  return (
    <Button className={css.row} isDisabled={isDisabled} onPress={onPress} data-place>
      <span className={css.tile}>
        <Icon of={icon} />
      </span>
      <span className={css.texts}>
        <span className={css.name}>
          {at < 0 ? (
            name
          ) : (
            <>
              {name.slice(0, at)}
              <mark className={css.hit}>{name.slice(at, at + typed.length)}</mark>
              {name.slice(at + typed.length)}
            </>
          )}
        </span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {distance !== undefined && <span className={css.distance}>{distance}</span>}
    </Button>
  )
}
