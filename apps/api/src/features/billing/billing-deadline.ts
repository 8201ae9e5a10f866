import { addDays, isWorkingDay } from '@delebil/validation/time'

const WORKING_DAYS = 15

/** The last day on which a month, 'YYYY-MM', can be invoiced: 15 working days after it (bokføringsforskriften § 5-2-3). 'YYYY-MM-DD'. */
export const billingDeadline = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  let day = new Date(Date.UTC(year, number, 0, 12)).toISOString().slice(0, 10)
  for (let left = WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** How many working days are left from a day until another, both 'YYYY-MM-DD'; below zero it is over. */
export const workingDaysUntil = (today: string, day: string): number => {
  const [from, to] = today <= day ? [today, day] : [day, today]
  let days = 0
  for (let at = from; at < to; ) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) days += 1
  }
  return today <= day ? days : 0 - days
}
