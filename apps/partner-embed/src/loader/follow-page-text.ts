/**
 * Every length of the widget follows the text size of the page around the element, and is never less than it was drawn for.
 * Only where the browser reckons the unit once, at the element: else each text would reckon it anew from its own size.
 * Answers the style that elements need for it.
 */
export function followPageText(): string {
  if (!('registerProperty' in CSS)) return ''
  try {
    CSS.registerProperty({ name: '--delebil-unit', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another copy of this script was here first.
  }
  return ':host{--delebil-unit:max(16px,1em)}'
}
