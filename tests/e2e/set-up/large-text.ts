import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What is wrong with a page once its text is twice as large; nothing where all of it follows and fits. */
function findBreaches(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const called = (element: Element): string =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}» ${element.className}`
  const ownText = (element: Element): Text[] =>
    [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  const all = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element))
  const texts = all.filter((element) => ownText(element).length > 0 && element.closest('svg, option, title') === null)
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const before = new Map(texts.map((element) => [element, sizeOf(element)]))
  document.documentElement.style.fontSize = '200%'

  const scrolls = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true
    }
    return false
  }
  const same = texts.filter((element) => element.isConnected && sizeOf(element) < 1.99 * (before.get(element) ?? 0))
  const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []
  const controls = [...document.body.querySelectorAll('a, button, h1, h2, h3, label, th, td, dt, dd, li, p')].filter(
    (element) => isSeen(element) && getComputedStyle(element).display !== 'inline',
  )
  const cut = controls.filter(
    (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !scrolls(element),
  )
  const outside = [...controls, ...texts].filter((element) => {
    if (!element.isConnected || !isSeen(element) || scrolls(element)) return false
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > window.innerWidth + 1
  })
  const breaches = [
    ...wide,
    ...same.map((element) => `does not grow: ${called(element)}`),
    ...cut.map((element) => `is cut: ${called(element)}`),
    ...new Set(outside.map((element) => `sticks out: ${called(element)}`)),
    ...findOverlaps(),
  ]
  document.documentElement.style.fontSize = ''
  return breaches

  /** Words of two controls on the same spot; what floats over the page may. */
  function findOverlaps(): string[] {
    const floats = (element: Element): boolean => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(parent).position)) return true
      }
      return false
    }
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && ownText(element).length > 0 && !floats(element) && !scrolls(element))
      .flatMap((element) =>
        ownText(element).flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()].map((box) => ({ element, box: seenOf(element, box) }))
        }),
      )
    // Lines that an element cuts off lie nowhere.
    function seenOf(element: Element, box: DOMRect): DOMRect {
      if (getComputedStyle(element).overflowY === 'visible') return box
      const frame = element.getBoundingClientRect()
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)]
      const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.element !== one.element && over(one.box, other.box))
        .map((other) => `lies over: ${called(one.element)} and ${called(other.element)}`),
    )
  }
}

/** Controls that cannot be pressed with text of twice the size: scrolled to, each is what lies at its own middle. */
function findUnreachable(): string[] {
  document.documentElement.style.fontSize = '200%'
  const { scrollX, scrollY } = window
  /** A little more than the head of the site, with text of twice the size. */
  const HEAD_PX = 150
  const isUsed = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    // What only a screen reader meets is pressed by it.
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'absolute' && parent.offsetWidth <= 1) return false
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], [data-mark]') === null &&
      // The ways past the head and the search come with the focus.
      !/^Hopp til /.test(element.textContent ?? '') &&
      !element.matches(':disabled')
    )
  }
  // What lies below an open box is covered, as it should be.
  const within =
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? document.body
  const controls = [
    ...within.querySelectorAll(
      'a[href], button, [role=radio], [role=switch], input:not([type=hidden]):not([type=file]), textarea',
    ),
  ]
  const lost = controls.filter((element) => {
    if (!isUsed(element)) return false
    // What is pressed of a box that is drawn otherwise is its label.
    const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element
    // A foot that stays may lie over the middle, and a head over the top.
    return ![0, 1, 2].some((turn) => {
      target.scrollIntoView({ block: turn === 0 ? 'center' : 'start', inline: 'center', behavior: 'instant' })
      if (turn === 2) window.scrollBy({ top: -HEAD_PX, behavior: 'instant' })
      const { left, top, right, bottom } = target.getBoundingClientRect()
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return found !== null && (target.contains(found) || found.contains(target))
    })
  })
  window.scrollTo(scrollX, scrollY)
  document.documentElement.style.fontSize = ''
  return lost.map((element) => `cannot be pressed: ${element.outerHTML.slice(0, 160)}`)
}

/** Sets the text to twice its size, as people do in their browser: all of it grows, nothing is cut, covered or pushed out of the page, and each control can be scrolled to and pressed. */
export async function expectRoomForLargeText(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // What comes a moment later moves what was measured before it.
  await expect.poll(() => page.evaluate(findBreaches), name).toEqual([])
  await expect.poll(() => page.evaluate(findUnreachable), name).toEqual([])
}
