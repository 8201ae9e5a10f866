import { Button } from '@delebil/ui'
import * as css from './import.css.ts'
import { importTexts as texts } from './import-texts.ts'
import type { useRowPages } from './use-row-pages.ts'

interface PagesProps {
  readonly pages: Pick<ReturnType<typeof useRowPages>, 'range' | 'toNext' | 'toPrevious'>
}

// Still, but there: a button that went away would take the focus with it.
const still = { 'aria-disabled': true, 'data-still': true } as const

/** Which of many rows are shown, and the way to those before and behind. */
export function ImportPages({ pages: { range, toNext, toPrevious } }: PagesProps) {
  if (toNext === undefined && toPrevious === undefined) return null
  return (
    <nav className={css.cardFoot} aria-label={texts.pages}>
      <Button isSmall onPress={() => toPrevious?.()} {...(toPrevious === undefined && still)}>
        {texts.previousPage}
      </Button>
      <Button isSmall onPress={() => toNext?.()} {...(toNext === undefined && still)}>
        {texts.nextPage}
      </Button>
      <span role="status" className={css.quiet}>
        {texts.range(range)}
      </span>
    </nav>
  )
}
