export { createNativeControl, type NativeControlDeps } from './create-native-control.ts'
export type { NativeTransport } from './native-transport.ts'
