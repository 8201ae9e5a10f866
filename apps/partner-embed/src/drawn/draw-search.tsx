import { BookingHostProvider, FindCarLate, firstSearch } from '@delebil/booking-widget'
import { createClient } from '@delebil/core-api'
import { AnswerCache, keyOf, knownAnswers } from '@delebil/core-api/react'
import { renderToStringAsync } from 'preact-render-to-string'
import type { DrawnSearch } from '../contract.ts'
import { body, screen, type themes } from '../widget/embed.css.ts'
import { EmbedRoot } from '../widget/embed-root.tsx'
import { stylesOf } from './collect-styles.ts'
import { nodesOf } from './nodes-of.ts'
import { visitorHost } from './visitor-host.ts'

export interface SearchToDraw {
  /** Whether the map stands beside the list. */
  readonly wide: boolean
  readonly theme: keyof typeof themes
  readonly map: 'near' | 'asked'
}

/** The search of `<delebil-search>` as a visitor sees it first, drawn on the server; undefined where the cars cannot be had. `ask` reaches the server itself. */
export async function drawSearch(
  { wide, theme, map }: SearchToDraw,
  site: string,
  ask: typeof fetch,
): Promise<DrawnSearch | undefined> {
  const api = createClient({ baseUrl: site, token: () => undefined, fetch: ask })
  const host = visitorHost(api, site, map)
  const input = firstSearch(host)
  const found = input && (await api.call('searchCars', input))
  if (!found?.ok) return undefined
  const answers = knownAnswers([keyOf('searchCars', input, undefined), found.value])
  const html = await renderToStringAsync(
    <EmbedRoot theme={theme}>
      <AnswerCache answers={answers}>
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
  // The widget draws it anew.
  const busy = html.replaceAll('aria-busy="false"', 'aria-busy="true"')
  return { nodes: nodesOf(busy), styles: stylesOf(html) }
}
