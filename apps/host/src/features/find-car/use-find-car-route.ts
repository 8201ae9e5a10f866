import { type BookingHost, readAskedBooking } from '@delebil/booking-widget'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'

type Route = NonNullable<BookingHost['route']>
type Step = Parameters<Route['push']>[0]

const idOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

const addressOf = ({ carId, isBooking }: Step): string => {
  if (carId === undefined) return paths.findCar
  return isBooking ? paths.findCarBooking(carId) : paths.findCarOf(carId)
}

const depthOf = (state: unknown): number => {
  const { findCarDepth } = (state ?? {}) as { findCarDepth?: unknown }
  return typeof findCarDepth === 'number' ? findCarDepth : 0
}

/** The steps of find-car as addresses of this site: `?car=12`, and `&booking=1` for its confirmation. */
export function useFindCarRoute(): Route {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const carId = idOf(query, 'car')
    const depth = depthOf(state)
    const isHere = (address: string) => address === pathname + search
    const replace = (step: Step) => void navigate(addressOf(step), { replace: true, state: { findCarDepth: depth } })
    return {
      current: {
        carId,
        isBooking: carId !== undefined && query.has('booking'),
        locationId: idOf(query, 'location'),
        depth,
        asked: carId === undefined ? undefined : readAskedBooking(query, carId, new Date()),
      },
      push: (step) => {
        const address = addressOf(step)
        if (!isHere(address)) void navigate(address, { state: { findCarDepth: depth + 1 } })
      },
      replace,
      back: (steps) => void navigate(-steps),
    }
  }, [pathname, search, state, navigate])
}
