import type { FindCarRoute, FindCarStep } from '@delebil/booking-widget'
import { proxy } from 'valtio/vanilla'
import type { EmbedHost } from '../contract.ts'
import type { Place, Trail } from './trail.ts'
import type { View } from './view.ts'

export interface NavigationState {
  view: View
  steps: FindCarStep[]
}

export type Navigation = ReturnType<typeof createNavigation>

const list: FindCarStep = { carId: undefined, isBooking: false }

/** Which screen an address of the club's site is; undefined for those that an element does not have. */
export function viewOf(path: string): View | undefined {
  const id = /^\/reservations\/(\d+)$/.exec(path)?.[1]
  if (id !== undefined) return { name: 'reservation', id: Number(id) }
  if (path === '/reservations') return { name: 'reservations' }
  return /^\/findcar(?:\?|$)/.test(path) ? { name: 'find-car' } : undefined
}

/** The screens of one element. With a `trail` the page's way back leads through them. */
export function createNavigation(first: View, tell: EmbedHost['tell'], trail?: Trail) {
  const state = proxy<NavigationState>({ view: first, steps: [list] })
  const place = (): Place => ({ view: { ...state.view }, steps: state.steps.map((step) => ({ ...step })) })
  const goOn = (change: () => void, isStep = false) => {
    const from = place()
    change()
    trail?.push(from, place(), isStep)
  }
  return {
    state,
    /** Follows the page's way back and forth; returns the undo. */
    follow: () =>
      trail?.follow(({ view, steps }) => {
        state.view = view
        state.steps = [...steps]
      }) ?? (() => undefined),
    show: (view: View) =>
      goOn(() => {
        state.view = view
      }),
    showCar(carId: number): void {
      goOn(() => {
        state.view = { name: 'find-car' }
        state.steps = [list, { carId, isBooking: false }]
      })
      tell('select', { carId })
    },
    /** To a screen by its address at the club's site; what we don't have is the site's own. */
    navigate(path: string, elsewhere: () => void): void {
      const view = viewOf(path)
      const carId = /[?&]car=(\d+)/.exec(path)?.[1]
      if (!view) elsewhere()
      else if (carId !== undefined) this.showCar(Number(carId))
      else this.show(view)
    },
    /** The steps of find-car as the widget wants them. */
    routeOf: (steps: readonly FindCarStep[]): FindCarRoute => ({
      current: { ...(steps.at(-1) ?? list), locationId: undefined, depth: steps.length - 1 },
      push: (step) => {
        goOn(() => void state.steps.push(step), true)
        if (step.carId !== undefined && !step.isBooking) tell('select', { carId: step.carId })
      },
      replace: (step) => {
        state.steps.splice(-1, 1, step)
        trail?.replace(place())
      },
      back: (count) => {
        if (trail?.back(count)) return
        state.steps.splice(Math.max(1, state.steps.length - count))
        trail?.replace(place())
      },
    }),
  }
}
