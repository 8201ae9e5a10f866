/** The element that stands in `other` where `element` stands in `tree`; undefined where the two differ on the way. */
export function counterpart(element: Element, tree: Element, other: Element): Element | undefined {
  if (element === tree) return other
  const parent = element.parentElement
  const found = parent && counterpart(parent, tree, other)?.children[[...parent.children].indexOf(element)]
  return found?.localName === element.localName ? found : undefined
}
