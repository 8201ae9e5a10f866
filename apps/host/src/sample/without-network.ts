/** For a story's `beforeEach`: the device says that it has no network, until the story is over. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
