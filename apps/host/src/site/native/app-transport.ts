import type { NativeTransport } from '@delebil/booking-widget/native'
import type { AppWindow } from './app-window.ts'

/** The way to the app, Android's or iOS's. */
export function appTransport(page: object): NativeTransport {
  const target: AppWindow = page
  const android = target.DelebilNative
  const ios = target.webkit?.messageHandlers?.delebilNative
  return {
    post: (text) => {
      if (android) android.postMessage(text)
      else ios?.postMessage(text)
    },
    listen: (receive) => {
      target.delebilReceive = receive
      android?.addEventListener?.('message', ({ data }) => receive(data))
    },
  }
}
