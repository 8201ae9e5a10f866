type Ask = Geolocation['getCurrentPosition']

/** A device that answers so when it is asked where it is; undefined is a browser that can't. */
export function withPosition(answer: Ask | undefined) {
  return {
    beforeEach: () => {
      const own = answer && { getCurrentPosition: answer }
      Object.defineProperty(navigator, 'geolocation', { value: own, configurable: true })
      return () => void Reflect.deleteProperty(navigator, 'geolocation')
    },
  }
}

export const failing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError)

export const finding =
  (latitude: number, longitude: number): Ask =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition)
