import type { Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  /** Controls with an edge as the theme draws them, between the two looks below. */
  var edged: readonly Element[] | undefined
}

function rememberEdges(): void {
  const opaque = (color: string) => color !== 'transparent' && !/^rgba.*, 0\)$/.test(color)
  const groundOf = (element: Element | null): string => {
    for (let parent = element; parent; parent = parent.parentElement) {
      const { backgroundColor } = getComputedStyle(parent)
      if (opaque(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const hasEdge = (element: Element): boolean => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, boxShadow } = getComputedStyle(element)
    const ground = groundOf(element.parentElement)
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && opaque(borderTopColor)
    return isBordered || boxShadow !== 'none' || (opaque(backgroundColor) && backgroundColor !== ground)
  }
  const isSeen = (element: Element): boolean =>
    element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const controls = 'a, button, input, textarea, [role=radio], [role=tab], label'
  globalThis.edged = [...document.body.querySelectorAll(controls)].filter(
    (element) => isSeen(element) && hasEdge(element),
  )
}

function findLost(): string[] {
  const opaque = (color: string) => color !== 'transparent' && !/^rgba.*, 0\)$/.test(color)
  const isHeld = (element: Element): boolean => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const hasLine = (one: Element, side: 'top' | 'left'): boolean => {
      const style = getComputedStyle(one)
      const color = style.getPropertyValue(`border-${side}-color`)
      return (
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        opaque(color) &&
        color !== canvas
      )
    }
    // A segment of a row stands in the row's own frame, and a box that the system draws has the system's edge.
    const frame = element.parentElement
    const isFramed = frame !== null && frame.clientHeight - element.clientHeight <= 4 && hasLine(frame, 'top')
    const { appearance, outlineStyle } = getComputedStyle(element)
    const isSystems = element.matches('[type=checkbox], [type=radio]') && appearance === 'auto'
    return isSystems || isFramed || hasLine(element, 'top') || hasLine(element, 'left') || outlineStyle !== 'none'
  }
  return (globalThis.edged ?? [])
    .filter((element) => element.isConnected && !isHeld(element))
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} «${element.textContent?.trim().slice(0, 40)}» ${element.className}`,
    )
}

/** Where the system decides the colours there are no grounds and no shadows: what had an edge by them must have a line. */
export async function expectEdges(page: Page, name: string): Promise<void> {
  const look = async () => {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(rememberEdges)
    await page.emulateMedia({ forcedColors: 'active' })
    return page.evaluate(findLost)
  }
  await expect.poll(look, name).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Each kind of control of a page, focused: what has no outline where no shadow and no ground is drawn. */
async function findFocusLost(): Promise<string[]> {
  const controls = 'a[href], button, input:not([type=hidden]), textarea, [tabindex="0"]'
  const isSeen = (element: Element): boolean =>
    element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const outlined = (element: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const isHeld = (element: Element): boolean => {
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('label')]
    const all = [...around, ...element.children, ...(element.parentElement?.children ?? [])]
    return all.some((one) => one != null && [undefined, '::before', '::after'].some((part) => outlined(one, part)))
  }
  const kinds = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const kind = `${element.tagName} ${element.className}`
    if (!kinds.has(kind) && isSeen(element) && !element.matches(':disabled')) kinds.set(kind, element)
  }
  const { activeElement } = document
  const lost: string[] = []
  for (const [kind, element] of kinds) {
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    // What says itself that it has the focus says it a moment later.
    await new Promise((done) => setTimeout(done))
    if (document.activeElement === element && !isHeld(element))
      lost.push(`no focus seen: ${kind} «${element.textContent?.slice(0, 40)}»`)
  }
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return lost
}

/** Where the system decides the colours, whoever goes by keyboard sees where they are. */
export async function expectFocusSeen(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  // Whoever has pressed a key goes by keyboard.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(findFocusLost), name).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
