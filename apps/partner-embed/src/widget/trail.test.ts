import { beforeEach, expect, it, vi } from 'vitest'
import { createNavigation } from './navigation.ts'
import { createTrail } from './trail.ts'

/** A browser's history, with what the page keeps in its entries. */
function createHistory(first: unknown) {
  const entries = [first]
  let at = 0
  let onMove: (state: unknown) => void = () => undefined
  return {
    entries,
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      at += 1
      entries.splice(at, entries.length, state)
    },
    replaceState: (state: unknown) => void entries.splice(at, 1, state),
    go: (by = 0) => {
      at += by
      onMove(entries[at])
    },
    listen: (listener: typeof onMove) => {
      onMove = listener
      return () => {
        onMove = () => undefined
      }
    },
  }
}

const element = { id: '', localName: 'delebil-search' } as HTMLElement
beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [element] })
  return () => vi.unstubAllGlobals()
})

function start({
  attribute = () => undefined as string | undefined,
  wasTouched = true,
  state = { idx: 3 } as unknown,
} = {}) {
  const history = createHistory(state)
  const trail = createTrail({ element, attribute }, { history, listen: history.listen, wasTouched: () => wasTouched })
  const navigation = createNavigation({ name: 'find-car' }, () => true, trail)
  const stop = navigation.follow()
  const route = () => navigation.routeOf(navigation.state.steps)
  const book = () => {
    route().push({ carId: 5, isBooking: false })
    route().push({ carId: 5, isBooking: true })
  }
  return { history, navigation, route, book, stop }
}

it('the way back leads from the booking to the car to the list, and forth again', () => {
  const { history, route, book } = start()
  book()
  history.go(-1)
  expect(route().current).toMatchObject({ carId: 5, isBooking: false, depth: 1 })
  history.go(-1)
  expect(route().current).toMatchObject({ carId: undefined, depth: 0 })
  history.go(2)
  expect(route().current).toMatchObject({ carId: 5, isBooking: true, depth: 2 })
})

it("the element's own way back goes through the history, and leaves no entry behind", () => {
  const { history, route, book } = start()
  book()
  route().back(2)
  expect(route().current.depth).toBe(0)
  expect(history.state).toBe(history.entries[0])
})

it("the state of the page's router stays in its entries, and an entry of its own moves no screen of the element", () => {
  const { history, route, book } = start()
  book()
  for (const entry of history.entries) expect(entry).toMatchObject({ idx: 3 })
  history.pushState({ idx: 4 })
  history.go(0)
  expect(route().current).toMatchObject({ isBooking: true })
  route().back(1)
  expect(route().current).toMatchObject({ isBooking: false })
  expect(history.state).toEqual({ idx: 4 })
})

it('an element that is taken out removes its mark of the open entry', () => {
  const { history, book, stop } = start()
  book()
  stop()
  expect(JSON.parse(JSON.stringify(history.state))).toEqual({ idx: 3 })
})

it.each([
  ['switched off by the attribute', { attribute: () => 'off' }],
  ['not touched by anybody yet', { wasTouched: false }],
])('the history of a page gets no entry where it is %s', (_, options) => {
  const { history, route, book } = start(options)
  book()
  expect(history.entries).toEqual([{ idx: 3 }])
  route().back(1)
  expect(route().current).toMatchObject({ carId: 5, isBooking: false })
})
