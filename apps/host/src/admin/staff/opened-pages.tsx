import { mayAny } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import { type Choices, rightsOf } from './rights.ts'
import * as css from './staff.css.ts'
import { staffTexts as own } from './staff-texts.ts'

/** A page of the menu, and which of the rights opens it; without any all staff see it. */
export interface MenuPage {
  readonly label: string
  readonly anyOf?: readonly Permission[] | undefined
}

interface OpenedPagesProps {
  readonly choices: Choices
  readonly pages: readonly MenuPage[]
}

/** What the rights would let somebody see, before they are given. */
export function OpenedPages({ choices, pages }: OpenedPagesProps) {
  const held = rightsOf(choices).map(({ permission }) => permission)
  const opened = held.length === 0 ? [] : pages.filter(({ anyOf }) => anyOf === undefined || mayAny(held, anyOf))
  return (
    <section className={css.opens} aria-label={own.opens}>
      <h3 className={css.heading}>{own.opens}</h3>
      <p className={css.muted} role="status">
        {opened.length === 0 ? own.opensNothing : opened.map(({ label }) => label).join(', ')}
      </p>
    </section>
  )
}
