const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schemas = 'http://schemas.openxmlformats.org'
const office = `${schemas}/officeDocument/2006/relationships`

const all = <Part>(count: number, part: (number: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index + 1))
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

export const contentTypes = (sheets: number): string =>
  `${xml}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${all(sheets, (number) => `<Override PartName="/${sheetPath(number)}" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`

export const rootRelations = `${xml}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbookRelations = (sheets: number): string =>
  `${xml}<Relationships xmlns="${schemas}/package/2006/relationships">${all(sheets, (number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** A sheet's name has no more than 31 signs. */
export const workbook = (name: string, sheets: number): string =>
  `${xml}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${all(sheets, (number) => `<sheet name="${name.slice(0, 26)}${number > 1 ? ` ${number}` : ''}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`

/** The cell styles by their place in `styles`. A quoted cell stays text when somebody edits it. */
export const styleOf = { moment: 1, head: 2, quoted: 3 } as const

export const styles = `${xml}<styleSheet xmlns="${schemas}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`
