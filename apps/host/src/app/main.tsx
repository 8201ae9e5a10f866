import '@delebil/ui/fonts'
import './page.css.ts'
import { isInsideApp } from '../site/native/app-window.ts'
import { startSite } from './start-site.tsx'

if (isInsideApp(window)) void startInsideApp()
// Once the file has run: where a tool wants to know who asks the server, V8 reads all of the file anew if it stands among the callers.
else setTimeout(startSite)

/** The page works without the app's part too, should it not come. */
async function startInsideApp(): Promise<void> {
  const part = await import('../site/native/start-native.ts').catch(() => undefined)
  startSite(part?.startNative)
}
