import { globalStyle } from '@vanilla-extract/css'
import { body, frame } from './admin.css.ts'

const onPaper = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: style } })

// The site's own head, foot and notices stand beside the page.
onPaper(`div:has(> main ${frame}) > :not(main)`, { display: 'none' })
// What is pressed is of no use on paper, but for what shows a value: a choice, a bar of a plan, the head of a column.
onPaper(`${body} :is(button, nav, [role='tablist']):not([aria-haspopup='listbox'], [data-bar], th *)`, {
  display: 'none',
})
// All that is written there, however long.
onPaper(`${body} textarea`, { height: 'auto', fieldSizing: 'content', resize: 'none' } as object)
onPaper(`${body} [data-scrolls]`, { overflow: 'visible', maxHeight: 'none' })
// A record that lies open over its list is what is printed, all of it; the list behind it is left out. A box that hangs on a
// button has a label and no heading.
const open = "section[role='dialog'][aria-labelledby]"
onPaper(`body:has(${open}) ${frame}`, { display: 'none' })
onPaper(`body:has(${frame}) div:has(> div > ${open})`, {
  position: 'static',
  display: 'block',
  height: 'auto',
  background: 'none',
})
onPaper(`body:has(${frame}) :is(div:has(> ${open}), ${open}, ${open} > *)`, {
  display: 'block',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'visible',
  border: 'none',
  boxShadow: 'none',
})
onPaper(`body:has(${frame}) ${open} button:not([aria-haspopup='listbox'])`, { display: 'none' })
