import type { NativeControl } from '@delebil/booking-widget'
import { createNativeControl } from '@delebil/booking-widget/native'
import type { Site } from '../context/site.ts'
import { accompanyApp } from './accompany-app.ts'
import { appTransport } from './app-transport.ts'

export interface NativeStart {
  readonly target: object
  readonly report: (message: string) => void
  /** What the page does where the app does not load it anew. */
  readonly reloadPage: () => void
}

export interface StartedNative {
  readonly control: NativeControl
  /** Greets the app, once there is a site to tell. */
  readonly accompany: (site: Site) => void
}

/** The app around the page. */
export function startNative({ target, report, reloadPage }: NativeStart): StartedNative {
  const bare = createNativeControl({
    transport: appTransport(target),
    timers: {
      nowMs: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    report,
  })
  const reload = async () => {
    const isDone = await bare.reload()
    if (!isDone) reloadPage()
    return isDone
  }
  const control: NativeControl = { ...bare, reload }
  return {
    control,
    accompany: (site) => {
      accompanyApp(site, control)
      control.greet()
    },
  }
}
