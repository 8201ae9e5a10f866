import { inflateSync } from 'node:zlib'

/** A text on a page with its first letter's foot, in points from the upper left. `mark` is its number in the structure; an artifact has none. */
export type ReadText = {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly mark: number | 'artifact' | 'unmarked'
}
/** A part as whoever has the document read to them hears it. */
export type ReadPart = {
  readonly type: string
  readonly text: string
  readonly scope: string | undefined
  readonly columns: number | undefined
  readonly parts: readonly ReadPart[]
}
export type ReadPdf = {
  readonly texts: readonly ReadText[]
  readonly parts: readonly ReadPart[]
  readonly catalog: string
}

const pageHeight = 841.89

/** What a PDF of pdfkit says and how it is built, read from its bytes. */
export const readPdf = (pdf: Buffer): ReadPdf => {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body)
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const reference = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]
  const streamOf = (id: string | undefined): string => {
    const [head = '', rest = ''] = object(id).split(/\nstream\n/)
    const bytes = Buffer.from(rest.replace(/\nendstream$/, ''), 'latin1')
    return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const lettersOf = (fontId: string): string[] => {
    const list = /\[([^\]]*)\]/.exec(streamOf(reference(object(fontId), 'ToUnicode')))?.[1] ?? ''
    return [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    )
  }

  const readPage = (pageId: string, page: number): ReadText[] => {
    const fonts = new Map(
      [...object(reference(object(pageId), 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id = '']) => [name, lettersOf(id)],
      ),
    )
    const texts: ReadText[] = []
    const marks: ReadText['mark'][] = []
    let [letters, x, y]: [string[], number, number] = [[], 0, 0]
    const tokens = /\/(\w+) <<([^>]*)>> BDC|\bEMC\b|\/(F\d+) [\d.]+ Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[([^\]]*)\] TJ/g
    for (const [token, tag, options = '', font, left, foot, shown] of streamOf(
      reference(object(pageId), 'Contents'),
    ).matchAll(tokens)) {
      if (tag === 'Artifact') marks.push('artifact')
      else if (tag) marks.push(Number(/MCID (\d+)/.exec(options)?.[1]))
      else if (token === 'EMC') marks.pop()
      else if (font) letters = fonts.get(font) ?? []
      else if (foot) [x, y] = [Number(left), pageHeight - Number(foot)]
      else if (shown) {
        const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/[0-9a-f]{4}/g) ?? [])
        const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd').join('')
        texts.push({ text, page, x, y, mark: marks.at(-1) ?? 'unmarked' })
      }
    }
    return texts
  }

  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(object(reference(catalog, 'Pages')))?.[1] ?? ''
  const pageIds = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
  const texts = pageIds.flatMap(readPage)

  const readPart = (id: string): ReadPart => {
    const body = object(id)
    const children = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? ''
    const page = pageIds.indexOf(reference(body, 'Pg') ?? '')
    const parts = [...children.matchAll(/(\d+) 0 R/g)].map(([, child = '']) => readPart(child))
    const marks = children.replace(/\d+ 0 R/g, '').match(/\d+/g) ?? []
    const own = marks.flatMap((mark) => texts.filter((one) => one.page === page && one.mark === Number(mark)))
    return {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      text: own.map(({ text }) => text).join(''),
      scope: /\/Scope \/(\w+)/.exec(body)?.[1],
      columns: Number(/\/ColSpan (\d+)/.exec(body)?.[1]) || undefined,
      parts,
    }
  }
  const roots = /\/K \[([^\]]*)\]/.exec(object(reference(catalog, 'StructTreeRoot')))?.[1] ?? ''
  return { texts, parts: [...roots.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => readPart(id)), catalog }
}

/** All parts of a type, in the order in which they are read. */
export const partsOf = (parts: readonly ReadPart[], type: string): ReadPart[] =>
  parts.flatMap((part) => [...(part.type === type ? [part] : []), ...partsOf(part.parts, type)])

/** Everything that a document says, in the order in which it is read, a space between its parts. */
export const heard = (parts: readonly ReadPart[]): string =>
  parts
    .flatMap((part) => [part.text, heard(part.parts)])
    .filter(Boolean)
    .join(' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
