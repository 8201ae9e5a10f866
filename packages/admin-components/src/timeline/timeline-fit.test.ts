import { expect, test } from 'vitest'
import { fitText, shortTimes } from './timeline-fit.ts'

const at = (text: string) => new Date(`2026-11-22T${text}:00+01:00`)
const bar = { label: 'Øystein Pedersen', shorter: ['Øystein P.', 'Øystein'], start: at('17:00'), end: at('18:30') }
const letters = (text: string) => text.length

test('the times of a bar leave out minutes that are none', () => {
  expect(shortTimes(bar)).toBe('17–18:30')
  expect(shortTimes({ start: at('06:05'), end: at('09:00') })).toBe('06:05–09')
})

test('the text of a bar is whole with its times, whole, shorter, shortest, or left out, and never cut', () => {
  const fitted = (room: number) => Object.values(fitText(bar, room, letters))
  expect(fitted(25)).toEqual(['Øystein Pedersen', '17–18:30'])
  expect(fitted(24)).toEqual(['Øystein Pedersen', ''])
  expect(fitted(15)).toEqual(['Øystein P.', ''])
  expect(fitted(9)).toEqual(['Øystein', ''])
  expect(fitted(6)).toEqual(['', ''])
  expect(fitText({ ...bar, shorter: undefined as never }, 10, letters).name).toBe('')
})
