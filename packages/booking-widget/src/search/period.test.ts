import { osloParts } from '@delebil/validation/time'
import { describe, expect, it } from 'vitest'
import {
  type ChosenTimes,
  checkSearchPeriod,
  chooseEndDay,
  chooseEndTime,
  chooseStartDay,
  chooseStartTime,
  endChoices,
  searchPeriod,
  startChoices,
} from './period.ts'

const now = new Date('2026-11-21T10:10:00+01:00')
const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)
const times = (start: string | undefined, end: string, isEndChosen = true): ChosenTimes => ({
  startTime: start === undefined ? undefined : at(start),
  endTime: at(end),
  isEndChosen,
})

describe('a chosen start', () => {
  it('takes the end along to 23:30 of its day until an end was chosen', () => {
    expect(chooseStartDay(times('21T13:30', '21T23:30', false), '2026-11-23', now)).toEqual(
      times('23T13:30', '23T23:30', false),
    )
  })
  it('pushes a chosen end to keep 60 minutes', () => {
    expect(chooseStartTime(times('21T13:30', '21T15:00'), at('21T18:00').toISOString(), now)).toEqual(
      times('21T18:00', '21T19:00'),
    )
  })
  it('of today moves to the next half hour', () => {
    expect(chooseStartDay(times('23T08:00', '23T12:00'), '2026-11-21', now)).toEqual(times('21T10:30', '23T12:00'))
  })
  it('is cleared by nå, and the window then begins with the current minute', () => {
    const chosen = chooseStartTime(times('21T13:30', '21T23:30', false), 'nå', now)
    expect(chosen.startTime).toBeUndefined()
    expect(searchPeriod(chosen, new Date('2026-11-21T10:12:40+01:00'))).toEqual({
      start: at('21T10:12'),
      end: at('21T23:30'),
    })
  })
  it('may be nå and the rest of today, and on other days any time to 24:30', () => {
    const today = startChoices(times('21T13:30', '21T23:30'), now)
    expect(today.slice(0, 2).map(({ label }) => label)).toEqual(['nå', '10:30'])
    const later = startChoices(times('23T13:30', '23T23:30'), now)
    expect([later[0]?.label, later.at(-1)?.label, later.length]).toEqual(['00:00', '24:30', 50])
  })
  it('may be nå late in the evening, when the search begins tomorrow', () => {
    const late = at('21T22:40')
    const [first, second] = startChoices(times('22T02:00', '22T23:30', false), late)
    expect([first?.label, second?.label]).toEqual(['nå', '00:00'])
    expect(chooseStartTime(times('22T02:00', '22T23:30', false), 'nå', late)).toEqual(
      times(undefined, '22T00:00', false),
    )
  })
})

describe('a chosen end', () => {
  it('pushes the start to keep 60 minutes, but never before now', () => {
    expect(chooseEndTime(times('21T13:30', '21T23:30'), at('21T13:00').toISOString(), now)).toEqual(
      times('21T12:00', '21T13:00'),
    )
    expect(chooseEndTime(times('21T13:30', '21T23:30'), at('21T10:30').toISOString(), now)).toEqual(
      times('21T10:30', '21T11:30'),
    )
  })
  it('keeps its time of day on another day', () => {
    expect(chooseEndDay(times('21T13:30', '21T23:30'), '2026-11-24', now)).toEqual(times('21T13:30', '24T23:30'))
  })
  it('is at least 60 minutes from now where the trip starts at once', () => {
    expect(chooseEndTime(times(undefined, '21T23:30'), at('21T10:30').toISOString(), now).endTime).toEqual(
      new Date('2026-11-21T11:10:00+01:00'),
    )
  })
  it('between the half hours is listed at its place', () => {
    const labels = endChoices(times('21T13:30', '21T17:45'), now).map(({ label }) => label)
    expect(labels.slice(labels.indexOf('17:30'), labels.indexOf('18:00') + 1)).toEqual(['17:30', '17:45', '18:00'])
  })
})

it('a window over 30 days is refused: period.too-long', () => {
  const long = { ...times('21T13:30', '21T23:30'), endTime: new Date('2026-12-24T10:00:00+01:00') }
  expect(checkSearchPeriod(long, now)).toBe('period.too-long')
  expect(checkSearchPeriod(times('21T13:30', '21T23:30'), now)).toBeUndefined()
})

it('a start moved to the day when the clock goes back keeps its time of day', () => {
  const autumn = new Date('2026-10-24T20:00:00+02:00')
  const chosen = chooseStartDay(
    {
      startTime: new Date('2026-10-24T22:00:00+02:00'),
      endTime: new Date('2026-10-24T23:30:00+02:00'),
      isEndChosen: false,
    },
    '2026-10-25',
    autumn,
  )
  expect(osloParts(chosen.startTime ?? autumn)).toMatchObject({ day: 25, hour: 22, minute: 0 })
})
