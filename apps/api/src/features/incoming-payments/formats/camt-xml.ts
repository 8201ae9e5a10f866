import type { Element } from 'slimdom'

/** The children of a name, whatever prefix the sender gives it. */
export const childrenOf = (parent: Element, name: string): Element[] =>
  parent.children.filter(({ localName }) => localName === name)

/** The element that the names lead to, each the first of its name. */
export const find = (from: Element, ...names: readonly string[]): Element | undefined => {
  let found: Element | undefined = from
  for (const name of names) found = found?.children.find(({ localName }) => localName === name)
  return found
}

export const textAt = (from: Element, ...names: readonly string[]): string | undefined => {
  const text = find(from, ...names)?.textContent?.trim()
  return text ? text : undefined
}
