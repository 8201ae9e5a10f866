import { defineElements } from './define-elements.ts'
import { drainQueue } from './drain-queue.ts'
import { drawFirst } from './draw-first.ts'
import { whenNear } from './when-near.ts'

declare const embedVersion: string

const report = (problem: unknown) => reportError(problem)

defineElements(
  {
    'delebil-search': { load: () => import('../search/search.tsx'), drawFirst },
    'delebil-login': { load: () => import('../login/login.tsx') },
    'delebil-booking': { load: () => import('../booking/booking.tsx') },
    'delebil-car': { load: () => import('../car/car.tsx') },
  },
  {
    site: new URL(import.meta.url).origin,
    report,
    whenNear,
  },
)
// What waits may be about elements further down, which are not there yet.
const drain = () => drainQueue(window as { delebil?: unknown }, { version: embedVersion }, report)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', drain, { once: true })
else drain()
