import '@delebil/ui/fonts'
import './page.css.ts'
import { isInsideApp } from '../site/native/app-window.ts'
import { startSite } from './start-site.tsx'

if (isInsideApp(window)) void startInsideApp()
else startSite()

/** The page works without the app's part too, should it not come. */
async function startInsideApp(): Promise<void> {
  const part = await import('../site/native/start-native.ts').catch(() => undefined)
  startSite(part?.startNative)
}
