import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Measure } from './timeline-fit.ts'
import type { TimelineSizes } from './timeline-layout.ts'

/** At the text size that it is drawn for: for a mouse, and for a finger. */
const mouse: TimelineSizes = { lane: 32, strip: 18, group: 24, gap: 3 }
const finger: TimelineSizes = { lane: 44, strip: 20, group: 28, gap: 3 }
const coarse = '(pointer: coarse)'
/** How many pixels the probe is wide where text is not made larger. */
export const PROBE_PX = 100
const TEXT_PX = 13

export interface TimelineSize {
  readonly sizes: TimelineSizes
  /** How wide a window is. */
  readonly lanePx: number
  readonly measure: Measure
}

interface Measured {
  readonly unit: number
  readonly lanePx: number
  readonly isFinger: boolean
  readonly family: string
}

const unmeasured: Measured = { unit: 1, lanePx: 0, isFinger: false, family: 'sans-serif' }

function look(box: HTMLElement): Measured {
  const widthOf = (name: string) => box.querySelector(`[data-${name}]`)?.getBoundingClientRect().width ?? 0
  return {
    unit: widthOf('probe') / PROBE_PX || 1,
    lanePx: widthOf('scale'),
    isFinger: matchMedia(coarse).matches,
    family: getComputedStyle(box).fontFamily,
  }
}

const isSame = (one: Measured, other: Measured) => JSON.stringify(one) === JSON.stringify(other)

/** How large things are here: larger with the text, and for a finger; seen anew as the plan or its text gets another size. */
export function useTimelineSize(scroller: RefObject<HTMLElement | null>): TimelineSize {
  const [measured, setMeasured] = useState(unmeasured)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const see = () => setMeasured((before) => (isSame(before, look(box)) ? before : look(box)))
    const observer = new ResizeObserver(see)
    for (const element of box.querySelectorAll('[data-probe], [data-scale]')) observer.observe(element)
    const media = matchMedia(coarse)
    media.addEventListener('change', see)
    see()
    return () => {
      observer.disconnect()
      media.removeEventListener('change', see)
    }
  }, [scroller])
  const { unit, lanePx, isFinger, family } = measured
  return useMemo(() => {
    const base = isFinger ? finger : mouse
    const sizes = { lane: base.lane * unit, strip: base.strip * unit, group: base.group * unit, gap: base.gap }
    return { sizes, lanePx, measure: measureIn(family, TEXT_PX * unit) }
  }, [unit, lanePx, isFinger, family])
}

/** Each text is measured once. */
function measureIn(family: string, sizePx: number): Measure {
  const pen = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  return (text, isBold) => {
    const key = `${isBold} ${text}`
    const found = known.get(key)
    if (found !== undefined || !pen) return found ?? text.length * sizePx
    pen.font = `${isBold ? 700 : 400} ${sizePx}px ${family}`
    const { width } = pen.measureText(text)
    known.set(key, width)
    return width
  }
}
