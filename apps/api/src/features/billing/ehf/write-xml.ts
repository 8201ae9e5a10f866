// What XML 1.0 cannot hold, lone halves of surrogate pairs included.
const unprintable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text.replace(unprintable, '').replace(/[&<>"]/g, (character) => entities[character] ?? '')

type Attributes = Readonly<Record<string, string>>

const element = (name: string, content: string, attributes: Attributes): string => {
  if (content === '') return ''
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${said.join('')}>${content}</${name}>`
}

/** An element with a text; nothing where there is no text, since EHF allows no empty ones. */
export const leaf = (name: string, text: string | number | null | undefined, attributes: Attributes = {}): string =>
  element(name, escaped(String(text ?? '')).trim(), attributes)

/** An element with others in it; nothing where there are none. */
export const group = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  element(name, children.join(''), attributes)
