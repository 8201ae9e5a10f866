import { BookingHostProvider, FindCarLate } from '@delebil/booking-widget'
import { createClient } from '@delebil/core-api'
import { AnswerCache, type Answering, drawAnswered } from '@delebil/core-api/react'
import { renderToStringAsync } from 'preact-render-to-string'
import type { DrawnSearch, SearchToDraw } from '../contract.ts'
import { body, screen } from '../widget/embed.css.ts'
import { EmbedRoot } from '../widget/embed-root.tsx'
import { stylesOf } from './collect-styles.ts'
import { nodesOf } from './nodes-of.ts'
import { visitorHost } from './visitor-host.ts'

/** The cars, then what they cost and how far they are, then all of it. */
const turns = 3
const waitMs = 300

/** The search of `<delebil-search>` as a visitor sees it first, drawn on the server; undefined where no cars are found. `ask` reaches the server itself. */
export async function drawSearch(
  { wide, theme, map }: SearchToDraw,
  site: string,
  ask: typeof fetch,
): Promise<DrawnSearch | undefined> {
  const host = visitorHost(createClient({ baseUrl: site, token: () => undefined, fetch: ask }), site, map)
  const draw = (answering: Answering) =>
    renderToStringAsync(
      <EmbedRoot theme={theme}>
        <AnswerCache {...answering}>
          <BookingHostProvider value={host}>
            <div className={screen}>
              <div className={body}>
                <FindCarLate isWide={wide} />
              </div>
            </div>
          </BookingHostProvider>
        </AnswerCache>
      </EmbedRoot>,
    )
  const html = await drawAnswered(draw, { turns, waitMs })
  if (!html.includes(' data-car=')) return undefined
  // The widget draws it anew.
  const busy = html.replaceAll('aria-busy="false"', 'aria-busy="true"')
  return { nodes: nodesOf(busy), styles: stylesOf(html) }
}
