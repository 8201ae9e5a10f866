/** Instants, lengths and Oslo's clock and calendar. */
export { addMinutes, earlierOf, HOUR_MS, laterOf, MINUTE_MS } from './time/duration.ts'
export {
  addOsloDays,
  addOsloMonths,
  formatInstant,
  OSLO_TIME_ZONE,
  type OsloParts,
  type OsloWallTime,
  osloDateText,
  osloInstant,
  osloInstants,
  osloOffsetMinutes,
  osloParts,
  parseInstant,
  startOfOsloDay,
} from './time/oslo-time.ts'
export { addDays, isWorkingDay, workingDayBefore } from './time/working-day.ts'
