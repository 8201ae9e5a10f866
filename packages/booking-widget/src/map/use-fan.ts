import { useCallback, useEffect, useMemo, useState } from 'react'
import { boxAround } from './boxes.ts'
import type { CarMapHandle } from './car-map-handle.ts'
import { fanOut, mostInFan } from './fan-out.ts'
import type { Insets } from './insets.ts'
import { type MapCar, type Spot, spotAmong } from './spots.ts'

const CHIP_WIDTH_PX = 160
const AIR_PX = 12
const FOOT_PX = 14

/** A fan of cars: which of them stand where, in px as designed from their spot. */
export interface OpenFan {
  readonly spot: Spot
  readonly cars: readonly MapCar[]
  readonly boxes: readonly ReturnType<typeof boxAround>[]
  /** Cars that there is no room for now. */
  readonly left: number
}

/** The fan of the spot that was pressed; what there is no room for comes with the next ones. It stays while cars are fetched again. */
export function useFan(handle: CarMapHandle | undefined, insets: Insets, scale: number, among: readonly MapCar[]) {
  const [opened, setOpened] = useState<{ readonly spot: Spot; readonly from: number }>()
  const fan = useMemo((): OpenFan | undefined => {
    const spot = opened && spotAmong(opened.spot, among)
    if (!handle || !spot) return undefined
    const from = opened.from < spot.cars.length ? opened.from : 0
    const { x, y } = handle.base.project([spot.longitude, spot.latitude])
    const { clientWidth, clientHeight } = handle.base.getContainer()
    const room = {
      left: (insets.left - x) / scale + AIR_PX,
      top: (insets.top - y) / scale + AIR_PX,
      right: (clientWidth - insets.right - x) / scale - AIR_PX,
      bottom: (clientHeight - insets.bottom - y) / scale - AIR_PX,
    }
    const most = mostInFan({ room })
    const needsMore = spot.cars.length > most
    const cars = spot.cars.slice(from, from + (needsMore ? Math.max(1, most - 1) : most))
    const count = Math.min(most, cars.length + (needsMore ? 1 : 0))
    const chipWidth = Math.min(CHIP_WIDTH_PX, room.right - room.left)
    const boxes = fanOut({ spot: { x: 0, y: 0 }, count, chipWidth, room })
    return { spot, cars, boxes, left: needsMore ? spot.cars.length - cars.length : 0 }
  }, [handle, opened, among, insets, scale])
  useEffect(() => {
    handle?.show({ spread: fan && { spot: fan.spot, boxes: [...fan.boxes, boxAround(0, 0, FOOT_PX)] } })
  }, [handle, fan])
  const isGone = handle !== undefined && opened !== undefined && fan === undefined
  useEffect(() => {
    if (isGone) setOpened(undefined)
  }, [isGone])
  return {
    fan,
    open: useCallback((spot: Spot) => setOpened({ spot, from: 0 }), []),
    close: useCallback(() => setOpened(undefined), []),
    showMore: () =>
      setOpened((was) => {
        if (!was || !fan) return was
        const next = was.from + fan.cars.length
        return { ...was, from: next < fan.spot.cars.length ? next : 0 }
      }),
  }
}
