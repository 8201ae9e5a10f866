const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const signOf = (code: number, written: string): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written

/** Text of XML as a person reads it. Nothing that a file declares itself is unfolded. */
export const xmlText = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (written, hex, decimal, name) => {
    if (hex) return signOf(Number.parseInt(hex, 16), written)
    if (decimal) return signOf(Number(decimal), written)
    return Object.hasOwn(named, name) ? (named[name] ?? written) : written
  })

/** An attribute of a tag's text. */
export const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : xmlText(value)
}

/** The text inside each tag of a name, one after the other. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g'))].map(
    ([, inner]) => inner ?? '',
  )

/** Each opening tag of a name. */
export const tagsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?/?>`, 'g'))].map(([, attributes]) => attributes ?? '')

/** What a person reads in a text of several runs; how it is spoken is no part of it. */
export const runsText = (xml: string): string =>
  textsOf(xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(xmlText)
    .join('')
    .replace(/_x000D_/g, '')
