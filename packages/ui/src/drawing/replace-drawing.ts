import { counterpart } from './counterpart.ts'

export interface ReplacedDrawing {
  /** What a server has drawn. */
  readonly drawn: Element
  /** What takes its place: the same tree, alive. */
  readonly live: Element
  readonly focused: Element | null
  /** What was pressed last while nothing could hear it. */
  readonly pressed: Element | undefined
}

/** Takes a drawing away once what it stood for is there: what was scrolled, focused and pressed in it is so there. */
export function replaceDrawing({ drawn, live, focused, pressed }: ReplacedDrawing): void {
  const inLive = (one: Element | null | undefined) =>
    one ? (counterpart(one, drawn, live) as HTMLElement | undefined) : undefined
  for (const one of drawn.querySelectorAll('*')) if (one.scrollTop > 0) inLive(one)?.scrollTo(0, one.scrollTop)
  inLive(focused)?.focus({ preventScroll: true })
  const press = inLive(pressed)
  drawn.remove()
  // Heard once all is drawn that is known.
  if (press) setTimeout(() => press.click())
}
