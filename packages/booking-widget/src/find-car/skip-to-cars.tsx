import { Button } from 'react-aria-components'
import { texts } from '../locale/texts.ts'
import { skip } from './find-car.css.ts'

/** Past the search to the first car, for the keyboard. */
export function SkipToCars({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button className={skip} onPress={onPress}>
      {texts.list.toCars}
    </Button>
  )
}

/** The first car of a list, or what is said where there is none. */
export function focusFirstCar(frame: HTMLElement | null): void {
  const car = frame?.querySelector<HTMLElement>('[data-car] button')
  const target = car ?? frame?.querySelector<HTMLElement>('h2')
  target?.focus()
}
