import { proxy } from 'valtio/vanilla'

export type FindCarControl = ReturnType<typeof createFindCarControl>

/** Lets a header outside the widget open the filters and show how many are active. */
export function createFindCarControl() {
  const state = proxy({ isFilterOpen: false, activeFilterCount: 0 })
  return {
    state,
    openFilters() {
      state.isFilterOpen = true
    },
    closeFilters() {
      state.isFilterOpen = false
    },
    countFilters(count: number) {
      state.activeFilterCount = count
    },
  }
}

/** The one that the screen and its parts share where they are given none. */
export const findCarControl = createFindCarControl()
