import { type Document, Element, type Node, parseXmlDocument, serializeToWellFormedString } from 'slimdom'

const SVG = 'http://www.w3.org/2000/svg'

const drawing = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask symbol use'.split(
    ' ',
  ),
)
const attributes = new Set(
  `viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id offset href preserveAspectRatio version
   fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
   stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity gradientUnits gradientTransform spreadMethod
   clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits display visibility vector-effect
   font-family font-size font-weight font-style text-anchor letter-spacing`
    .split(/\s+/)
    .filter(Boolean),
)

// What points anywhere but into the drawing itself is fetched from there.
const isOwn = (name: string, value: string): boolean => {
  if (name === 'href') return value.startsWith('#')
  return !/url\s*\(/i.test(value) || /^\s*url\(\s*["']?#[\w.-]+["']?\s*\)\s*$/i.test(value)
}

const parse = (text: string): Document | undefined => {
  // No drawing program needs one of its own, and entities can make a small text endless.
  const bare = text.replace(/<!DOCTYPE[^>[]*>/i, '')
  if (/<!DOCTYPE|<!ENTITY/i.test(bare)) return undefined
  try {
    return parseXmlDocument(bare)
  } catch {
    return undefined
  }
}

const isDrawing = (node: Node): node is Element =>
  node instanceof Element && node.namespaceURI === SVG && drawing.has(node.localName)

const clean = (element: Element): void => {
  for (const { name, localName, value } of [...element.attributes]) {
    if (name.startsWith('xmlns')) continue
    if (!attributes.has(localName) || !isOwn(localName, value)) element.removeAttribute(name)
  }
  for (const child of [...element.childNodes]) {
    if (isDrawing(child)) clean(child)
    else if (child.nodeType !== child.TEXT_NODE) element.removeChild(child)
  }
}

/** A drawing without anything that runs, is styled from elsewhere or is fetched; undefined where a text is no SVG with a size. */
export const cleanSvg = (text: string): string | undefined => {
  const root = parse(text)?.documentElement
  if (!root || !isDrawing(root) || root.localName !== 'svg') return undefined
  clean(root)
  const hasSize = root.hasAttribute('viewBox') || (root.hasAttribute('width') && root.hasAttribute('height'))
  return hasSize ? serializeToWellFormedString(root) : undefined
}
