import type { FindCarRoute, FindCarStep } from '@delebil/booking-widget'
import { proxy } from 'valtio/vanilla'
import type { EmbedHost } from '../contract.ts'

export type View =
  | { readonly name: 'find-car' }
  | { readonly name: 'reservations' }
  | { readonly name: 'reservation'; readonly id: number }

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

/** The screens of one element: the page's own history is left alone. */
export function createNavigation(first: View, tell: EmbedHost['tell']) {
  const state = proxy<NavigationState>({ view: first, steps: [list] })
  return {
    state,
    show: (view: View) => {
      state.view = view
    },
    showCar(carId: number): void {
      state.view = { name: 'find-car' }
      state.steps = [list, { carId, isBooking: false }]
      tell('select', { carId })
    },
    /** To a screen by its address at the club's site; what we don't have is the site's own. */
    navigate(path: string, elsewhere: () => void): void {
      const view = viewOf(path)
      const carId = /[?&]car=(\d+)/.exec(path)?.[1]
      if (!view) elsewhere()
      else if (carId !== undefined) this.showCar(Number(carId))
      else state.view = view
    },
    /** The steps of find-car as the widget wants them. */
    routeOf: (steps: readonly FindCarStep[]): FindCarRoute => ({
      current: { ...(steps.at(-1) ?? list), locationId: undefined, depth: steps.length - 1 },
      push: (step) => {
        state.steps.push(step)
        if (step.carId !== undefined && !step.isBooking) tell('select', { carId: step.carId })
      },
      replace: (step) => {
        state.steps.splice(-1, 1, step)
      },
      back: (count) => {
        state.steps.splice(Math.max(1, state.steps.length - count))
      },
    }),
  }
}
