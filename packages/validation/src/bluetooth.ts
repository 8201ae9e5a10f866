export {
  type BluetoothPower,
  bluetoothPowers,
  type CarAction,
  type CarBluetooth,
  type CarBluetoothEvent,
  type CarConnection,
  type CarLoginState,
  type CarReport,
  carConnection,
  isBluetoothReady,
  mayAsk,
  mayScan,
  type NativePermission,
  type NativeProblem,
  type NearCar,
  nativePermissions,
  nativeProblems,
  noCarBluetooth,
} from './car-bluetooth.ts'
export { changeCarBluetooth } from './change-car-bluetooth.ts'
export { BLUETOOTH_SCAN_INTERVAL_MS, BLUETOOTH_SCAN_REPEAT_MS, REQUEST_TIMEOUT_MS } from './constants.ts'
