import type { Answer, Contract, HandlerInput } from '@delebil/core-api'
import { type Draw, keepDrawings } from '../../platform/drawing/keep-drawings.ts'
import { type AskHere, fetchHere, here, loadDrawing } from '../../platform/drawing/load-drawing.ts'

export type DrawnSearch = Answer<Contract['getPartnerSearch']>
export type SearchToDraw = HandlerInput<Contract['getPartnerSearch']>['query']
export type DrawSearch = Draw<SearchToDraw, DrawnSearch>

/** What the embed was built to. */
type Drawing = {
  readonly drawSearch: (asked: SearchToDraw, site: string, ask: typeof fetch) => Promise<DrawnSearch | undefined>
}

declare module '../../platform/context.ts' {
  interface Context {
    readonly drawSearch?: DrawSearch | undefined
  }
}

/** Draws by what lies in the embed's folder, the same for all who ask alike. */
export const openDrawnSearch = (folder: string, ask: AskHere): DrawSearch => {
  const load = loadDrawing<Drawing>(folder, 'draw-search.js')
  return keepDrawings(async (asked, address) => (await load())?.drawSearch(asked, here, fetchHere(ask, address)))
}
