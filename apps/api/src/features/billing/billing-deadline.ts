import { addOsloDays, osloDateText } from '@delebil/validation/time'

/** Easter Sunday of a year of our calendar (the anonymous algorithm of 1876). */
const easterOf = (year: number): Date => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1, 12))
}

const fixed = ['01-01', '05-01', '05-17', '12-25', '12-26']
/** Maundy Thursday to Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const moving = [-3, -2, 0, 1, 39, 49, 50]

const isWorkingDay = (day: Date): boolean => {
  const text = osloDateText(day)
  const weekday = new Date(`${text}T12:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || fixed.includes(text.slice(5))) return false
  const easter = easterOf(Number(text.slice(0, 4)))
  return !moving.some((days) => osloDateText(addOsloDays(easter, days)) === text)
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

const WORKING_DAYS = 15

/** The last day on which a month, 'YYYY-MM', can be invoiced: 15 working days after it (bokføringsforskriften § 5-2-3). 'YYYY-MM-DD'. */
export const billingDeadline = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  let day = new Date(Date.UTC(year, number, 0, 12))
  for (let left = WORKING_DAYS; left > 0; ) {
    day = addOsloDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return osloDateText(day)
}

/** How many working days are left from a day until another, both 'YYYY-MM-DD'; below zero it is over. */
export const workingDaysUntil = (today: string, day: string): number => {
  const [from, to] = today <= day ? [today, day] : [day, today]
  let days = 0
  for (let at = noonOf(from); osloDateText(at) < to; ) {
    at = addOsloDays(at, 1)
    if (isWorkingDay(at)) days += 1
  }
  return today <= day ? days : 0 - days
}
