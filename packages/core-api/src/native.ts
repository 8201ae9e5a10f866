export {
  type NativeEventName,
  type NativeRequestName,
  nativeEvents,
  nativeRequests,
  nativeVersions,
} from './native/messages.ts'
export {
  type FromNative,
  type NativeAnswer,
  type NativeBody,
  type NativeEvent,
  type NativeRequest,
  readFromNative,
  readFromPage,
  readNativeAnswer,
} from './native/read-message.ts'
export type { NativeApp, NativePushSubscription, NativeTarget } from './native/shapes.ts'
