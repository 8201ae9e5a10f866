import { createNativeSimulator } from '../../../packages/booking-widget/src/sample/native-simulator.ts'

/** The mobile app of the test, in the page: Android's shape, with messages as events. */
const app = createNativeSimulator()
const listen = (_: 'message', listener: (event: { readonly data: unknown }) => void) =>
  app.transport.listen((data) => listener({ data }))

Object.assign(window, {
  simulatedApp: app,
  DelebilNative: { postMessage: app.transport.post, addEventListener: listen },
})
