import type { Page } from '@playwright/test'

interface Left {
  readonly timers: number
  readonly contexts: number
}

declare global {
  interface Window {
    countLeft: () => Left
  }
}

/** Watches timers and drawing contexts from the first script on. */
export const watchLeft = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const timers = new Set<unknown>()
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const begin = window[set] as (run: () => void, ...rest: unknown[]) => number
      const end = window[clear]
      Object.assign(window, {
        [set]: (run: (...input: unknown[]) => void, ...rest: unknown[]) => {
          const id: number = begin(
            (...input: unknown[]) => {
              if (set === 'setTimeout') timers.delete(id)
              run(...input)
            },
            ...rest,
          )
          timers.add(id)
          return id
        },
        [clear]: (id: number) => {
          timers.delete(id)
          end(id)
        },
      })
    }
    const contexts = new Set<WebGLRenderingContext>()
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...input: unknown[]) {
      const context = Reflect.apply(getContext, this, input)
      if (context && 'isContextLost' in context && /^webgl/.test(String(input[0]))) contexts.add(context)
      return context
    } as typeof getContext
    window.countLeft = () => ({
      timers: timers.size,
      contexts: [...contexts].filter((context) => !context.isContextLost()).length,
    })
  })

/** What is there once the rubbish has been taken out: nodes and listeners of the whole page, timers, contexts of WebGL. */
export async function countLeft(page: Page): Promise<Left & { readonly nodes: number; readonly listeners: number }> {
  // The page's own list of events grows with every stay.
  await page.locator('#hendelser').evaluate((list) => list.replaceChildren())
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  // What a finalizer lets go of is rubbish the next time.
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const { metrics } = await devTools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const left = await page.evaluate(() => window.countLeft())
  await devTools.detach()
  return { ...left, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}
