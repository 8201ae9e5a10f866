const DAY_MS = 24 * 60 * 60 * 1000
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** A day so many days later (negative: earlier); days are 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Easter Sunday of a year of our calendar (the anonymous algorithm of 1876), in milliseconds. */
const easterOf = (year: number): number => {
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
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1, 12)
}

const fixed = ['01-01', '05-01', '05-17', '12-25', '12-26']
/** Maundy Thursday to Easter Monday, Ascension Day, Whit Sunday and Whit Monday, in days from Easter Sunday. */
const moving = [-3, -2, 0, 1, 39, 49, 50]

/** Whether a day, 'YYYY-MM-DD', is a public holiday in Norway; Sundays beside those are none. */
export function isPublicHoliday(day: string): boolean {
  const daysFromEaster = (noonOf(day) - easterOf(Number(day.slice(0, 4)))) / DAY_MS
  return fixed.includes(day.slice(5)) || moving.includes(daysFromEaster)
}

/** Whether banks and offices are open: neither Saturday, Sunday nor public holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}

/** The day itself where it is a working day, else the last one before it. */
export function workingDayBefore(day: string): string {
  return isWorkingDay(day) ? day : workingDayBefore(addDays(day, -1))
}
