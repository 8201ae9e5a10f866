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
    const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle } = getComputedStyle(element)
    const canvas = getComputedStyle(document.body).backgroundColor
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
    return (isBordered && opaque(borderTopColor) && borderTopColor !== canvas) || outlineStyle !== 'none'
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
  await page.evaluate(rememberEdges)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => page.evaluate(findLost), name).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
