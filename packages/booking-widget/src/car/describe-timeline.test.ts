import { expect, it } from 'vitest'
import { describeTimeline } from './describe-timeline.ts'

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00+01:00`)
const shown = { start: at('16:00'), end: at('00:00', 22) }

it('a timeline is read as what one gets, then what is taken around it', () => {
  const chosen = { start: at('18:30'), end: at('23:30') }
  const taken = [{ start: at('09:00'), end: at('17:00') }]
  expect(describeTimeline(chosen, taken, shown)).toBe('Du får bilen 18:30–23:30. Opptatt 16:00–17:00.')
})

it('a timeline without anything free says that the car is taken', () => {
  expect(describeTimeline(undefined, [shown], shown)).toBe('Opptatt i hele perioden. Opptatt 16:00–00:00.')
})

it('a timeline over several days names them', () => {
  const chosen = { start: at('18:30'), end: at('12:00', 23) }
  expect(describeTimeline(chosen, [], { start: at('00:00'), end: at('00:00', 24) })).toBe(
    'Du får bilen lør. 21. nov. 18:30 – man. 23. nov. 12:00.',
  )
})
