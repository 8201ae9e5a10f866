import { styleVariants } from '@vanilla-extract/css'
import { reset } from './reset.css.ts'
import { vars } from './vars.css.ts'

const { text, line, font } = vars
const bold = { fontWeight: font.weightBold }

/** What text is in the staff area, by what it is for. */
export const typography = styleVariants({
  figure: [reset, { fontSize: text.display, lineHeight: line.display, ...bold }],
  page: [reset, { fontSize: text.heading, lineHeight: line.heading, ...bold }],
  card: [reset, { fontSize: text.large, lineHeight: line.large, ...bold }],
  body: [reset, { fontSize: text.body, lineHeight: line.body }],
  meta: [reset, { fontSize: text.small, lineHeight: line.small }],
  label: [reset, { fontSize: text.caption, lineHeight: line.caption }],
  mark: [reset, { fontSize: text.mark, lineHeight: line.mark, ...bold }],
})
