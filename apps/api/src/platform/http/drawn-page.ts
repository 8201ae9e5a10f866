import { readFile } from 'node:fs/promises'
import { keepDrawings } from '../drawing/keep-drawings.ts'
import { type AskHere, fetchHere, here, loadDrawing } from '../drawing/load-drawing.ts'

/** What the site was built to. */
type Drawing = {
  readonly drawFindCar: (site: string, ask: typeof fetch) => Promise<string | undefined>
}

const root = '<div id="root"></div>'

/**
 * Shows what is drawn where nothing is known of who looks: who has been here before has a search or a session of their own. Styles
 * come by it, since the content security policy takes none from HTML, and what is pressed is kept for the site (`takeDrawing`).
 */
export const drawnScript =
  "{const d=document.currentScript.previousElementSibling;if(localStorage.length)d.remove();else{for(const e of d.querySelectorAll('[data-style]'))e.style.cssText=e.dataset.style;d.addEventListener('click',e=>{e.preventDefault();d.pressed=e.target});d.hidden=false}}"

const withDrawing = (page: string, html: string): string =>
  page.replace(
    root,
    () =>
      `<div id="drawn" hidden>${html.replaceAll(' style="', ' data-style="')}</div><script>${drawnScript}</script>${root}`,
  )

/** The page of the search with the first list in it, as anybody sees it who comes for the first time; undefined where nothing can be drawn. */
export const openDrawnPage = (hostFolder: string, ask: AskHere) => {
  const load = loadDrawing<Drawing>(hostFolder, 'draw-find-car.js')
  return keepDrawings(async ({ file }: { readonly file: string }, address) => {
    const drawing = await load()
    const html = await drawing?.drawFindCar(here, fetchHere(ask, address))
    return html && withDrawing(await readFile(file, 'utf8'), html)
  })
}
