import type { FindCarStep } from '@delebil/booking-widget'
import type { EmbedHost } from '../contract.ts'
import type { View } from './view.ts'

/** What an element shows. */
export interface Place {
  readonly view: View
  readonly steps: readonly FindCarStep[]
}

/** `steps`: so many entries behind this one are this element's, one for each step. */
interface Mark extends Place {
  readonly behind: number
}

export type Trail = ReturnType<typeof createTrail>

export interface Surroundings {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly listen: (onMove: (state: unknown) => void) => () => void
  /** Whether somebody has touched the page: entries that a script makes before that are passed over by browsers. */
  readonly wasTouched: () => boolean
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * The screens of one element as entries of the page's history, so that its way back leads through them. The address and
 * what the page keeps in its entries stay as they are: our mark lies beside it, under a name of its own.
 */
export function createTrail(
  { element, attribute }: Pick<EmbedHost, 'element' | 'attribute'>,
  { history, listen, wasTouched }: Surroundings = browser,
) {
  const ordinal = [...document.querySelectorAll(element.localName)].indexOf(element)
  const key = `delebil:${element.id || `${element.localName}-${ordinal}`}`
  const markOf = (state: unknown) => recordOf(state)[key] as Mark | undefined
  const withMark = (mark: Mark | undefined) => ({ ...recordOf(history.state), [key]: mark })

  return {
    /** Goes on from `from` to `to`; `isStep`: and `back` leads to it again. */
    push(from: Place, to: Place, isStep: boolean): void {
      if (attribute('history') === 'off' || !wasTouched()) {
        this.replace(to)
        return
      }
      const before = markOf(history.state) ?? { ...from, behind: 0 }
      history.replaceState(withMark(before), '')
      history.pushState(withMark({ ...to, behind: isStep ? before.behind + 1 : 0 }), '')
    },
    /** The entry that is open is of another screen now. */
    replace(place: Place): void {
      const mark = markOf(history.state)
      if (mark) history.replaceState(withMark({ ...place, behind: mark.behind }), '')
    },
    /** Goes back so many steps; false where they are not in the history. */
    back(count: number): boolean {
      if ((markOf(history.state)?.behind ?? 0) < count) return false
      history.go(-count)
      return true
    },
    /** Tells where the browser has gone. An entry without our mark is the page's own. Returns the undo. */
    follow(show: (place: Place) => void): () => void {
      const stop = listen((state) => {
        const mark = markOf(state)
        if (mark) show(mark)
      })
      return () => {
        stop()
        if (markOf(history.state)) history.replaceState(withMark(undefined), '')
      }
    },
  }
}

const browser: Surroundings = {
  get history() {
    return window.history
  },
  listen: (onMove) => {
    const move = ({ state }: PopStateEvent) => onMove(state)
    window.addEventListener('popstate', move)
    return () => window.removeEventListener('popstate', move)
  },
  wasTouched: () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true,
}
