import type { DrawnNode } from '../contract.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Makes elements of them, by hand: a page's policy may forbid HTML and styles in attributes. */
export function buildNodes(nodes: readonly DrawnNode[]): HTMLElement {
  const root = document.createElement('div')
  const path: Element[] = [root]
  for (const { depth, name, text = '', attributes = {} } of nodes) {
    const parent = path[depth]
    if (name === undefined || !parent) {
      parent?.append(text)
      continue
    }
    const isDrawing = name === 'svg' || parent.namespaceURI === svg
    const made = isDrawing ? document.createElementNS(svg, name) : document.createElement(name)
    for (const key of Object.keys(attributes)) {
      const value = attributes[key] ?? ''
      if (key === 'style') (made as HTMLElement).style.cssText = value
      else made.setAttribute(key, value)
    }
    parent.append(made)
    path[depth + 1] = made
  }
  return root
}
