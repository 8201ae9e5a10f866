type Element = PDFKit.PDFStructureElement
type Options = { readonly scope?: 'Column' | 'Row'; readonly columns?: number }

/** What is drawn on: the document, how far down one has come, and within what one is. */
export type Sheet = { readonly paper: PDFKit.PDFDocument; readonly parents: Element[]; y: number }

/** The attributes of a cell; pdfkit's types know neither. */
const makeElement = ({ paper }: Sheet, type: string, { scope, columns }: Options): Element => {
  const element = paper.struct(type)
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
  if (scope) dictionary.data['A'] = { O: 'Table', Scope: scope, ...(columns && { ColSpan: columns }) }
  return element
}

const addElement = (sheet: Sheet, type: string, options: Options): Element => {
  const element = makeElement(sheet, type, options)
  const parent = sheet.parents.at(-1)
  if (parent) parent.add(element)
  else sheet.paper.addStructure(element)
  return element
}

/** A part with others in it: the document, one of several papers, a table, a row. */
export const within = (sheet: Sheet, type: 'Document' | 'Part' | 'Table' | 'TR', work: () => void): void => {
  sheet.parents.push(addElement(sheet, type, {}))
  work()
  sheet.parents.pop()
}

/** A part that is drawn: who has the page read to them hears it as what it is. No page may end in it. */
export const tagged = (
  sheet: Sheet,
  type: 'H1' | 'H2' | 'P' | 'TH' | 'TD',
  draw: () => void,
  options: Options = {},
): void => {
  const element = addElement(sheet, type, options)
  element.add(sheet.paper.markStructureContent(type))
  draw()
  sheet.paper.endMarkedContent()
}

/** What is only for the eye: lines, frames, page numbers. */
export const artifact = ({ paper }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void => {
  paper.markContent('Artifact', { type })
  draw()
  paper.endMarkedContent()
}
