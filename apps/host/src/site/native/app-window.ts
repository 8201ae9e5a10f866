/** The object that an Android app puts into the page (`WebViewCompat.addWebMessageListener`, or `addJavascriptInterface`). */
export interface AndroidBridge {
  postMessage(text: string): void
  /** Only with `addWebMessageListener`. */
  addEventListener?(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** What an app leaves in the page. */
export interface AppWindow {
  readonly DelebilNative?: AndroidBridge
  readonly webkit?: {
    readonly messageHandlers?: { readonly delebilNative?: { postMessage(text: string): unknown } }
  }
  /** Ours: an app without events of its own calls it with each of its messages. */
  delebilReceive?: (text: unknown) => void
}

/** True inside the mobile app. Looked at once, at start: the app puts its bridge there before the page runs. */
export function isInsideApp(target: object): boolean {
  const { DelebilNative, webkit }: AppWindow = target
  return DelebilNative !== undefined || webkit?.messageHandlers?.delebilNative !== undefined
}
