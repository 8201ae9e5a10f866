import { proxy } from 'valtio/vanilla'

// Outside what a log-out clears: the flag belongs to the device, not to the person.
const key = 'delebil-debug'

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Whether this device shows permissions over each page. */
export const debugMode = proxy({ isOn: read() })

export function setDebugMode(isOn: boolean): void {
  debugMode.isOn = isOn
  try {
    if (isOn) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the flag lasts as long as the page.
  }
}
