import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useOfferKeys } from '../command/offered-keys.ts'
import { HeadedCard } from '../part/headed-card.tsx'
import { KeyHint } from '../part/key-hint.tsx'
import { useGoOnAt } from '../screen/queue-context.ts'
import * as css from './suggestions.css.ts'

export interface Suggestion {
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  /** What follows with it. */
  readonly why: string
  readonly button: ReactNode
}

export interface SuggestionsProps {
  readonly heading: string
  readonly suggestions: readonly Suggestion[]
}

const MOST = 4
const ACT = 'a, button'

/** What can be done about a case, each with what follows with it and with its key. */
export function Suggestions({ heading, suggestions }: SuggestionsProps) {
  const rows = useRef<HTMLOListElement>(null)
  useGoOnAt(rows, ACT)
  const shown = suggestions.slice(0, MOST)
  // What is asked first or refused is so by key as well: the key presses the button.
  const press = (at: number) => () => {
    rows.current?.querySelectorAll('li')[at]?.querySelector<HTMLElement>(ACT)?.click()
    return undefined
  }
  useOfferKeys(shown.map(({ title }, at) => ({ key: String(at + 1), what: title, run: press(at) })))
  if (shown.length === 0) return null
  return (
    <HeadedCard heading={heading} isBare>
      <ol ref={rows} className={css.suggestions}>
        {shown.map(({ id, icon, title, why, button }, at) => (
          <li key={id} className={css.suggestion}>
            <KeyHint keys={[String(at + 1)]} />
            <Icon of={icon} sizePx={16} />
            <span className={css.words}>
              <span className={css.title}>{title}</span>
              <span className={css.why}>{why}</span>
            </span>
            <span className={css.act}>{button}</span>
          </li>
        ))}
      </ol>
    </HeadedCard>
  )
}
