import '@delebil/ui/fonts'
import './site/page.css.ts'
import { isInsideApp } from './native/app-window.ts'
import { startSite } from './site/start-site.tsx'

if (isInsideApp(window)) void startInsideApp()
else startSite()

/** The page works without the app's part too, should it not come. */
async function startInsideApp(): Promise<void> {
  const part = await import('./native/start-native.ts').catch(() => undefined)
  startSite(part?.startNative)
}
