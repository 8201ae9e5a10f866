import { nativeTexts } from '../../locale/native-texts.ts'
import type { NativeControl, NativeSnapshot } from '../../native/native-control.ts'

export interface Obstacle {
  readonly title: string
  readonly text?: string
  /** The way out; absent where there is none. */
  readonly way?: { readonly action: string; readonly take: (native: NativeControl) => void }
}

const { obstacle: own } = nativeTexts

const links: Record<Exclude<NativeSnapshot['link'], 'READY'>, Obstacle> = {
  GREETING: { title: own.greeting },
  SILENT: { ...own.silent, way: { action: own.retry, take: (native) => native.greet() } },
  APP_TOO_OLD: own.appTooOld,
  SITE_TOO_OLD: { ...own.siteTooOld, way: { action: own.reload, take: (native) => void native.reload() } },
}

/** What stands between the person and Bluetooth, the first thing first; undefined where nothing does. */
export function obstacleOf({ link, cars }: NativeSnapshot): Obstacle | undefined {
  if (link !== 'READY') return links[link]
  if (cars.power === 'UNSUPPORTED') return own.unsupported
  if (cars.permission === 'DENIED')
    return { ...own.denied, way: { action: own.openSettings, take: (native) => native.openSettings('app') } }
  if (cars.permission !== 'GRANTED')
    return { ...own.ask, way: { action: own.allow, take: (native) => native.requestBluetooth() } }
  if (cars.power !== 'ON')
    return { ...own.off, way: { action: own.turnOn, take: (native) => native.openSettings('bluetooth') } }
  return undefined
}
