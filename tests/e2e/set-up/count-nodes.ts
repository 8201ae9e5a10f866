import type { Page } from '@playwright/test'

/** Counts the nodes that the page holds on to once the rubbish has been taken out, and the bytes of its heap. */
export async function openCounter(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  return async (): Promise<{ readonly nodes: number; readonly heapBytes: number }> => {
    // What a finalizer lets go of is rubbish the next time.
    for (let round = 0; round < 2; round += 1) await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return { nodes: metric('Nodes'), heapBytes: metric('JSHeapUsedSize') }
  }
}
