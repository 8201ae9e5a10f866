import type { CancellationTerms } from '../policy.ts'

/** What a person reads before cancelling for a fee. */
export function cancellationFeeText({
  cancelFeePercent,
  cancelFeeWindowHours,
}: Pick<CancellationTerms, 'cancelFeePercent' | 'cancelFeeWindowHours'>): string {
  return `Du må betale avbestillingsgebyr; ${cancelledHoursText({ cancelFeePercent, cancelFeeWindowHours })}.`
}

/** Which part of which hours is paid for. */
export function cancelledHoursText({
  cancelFeePercent,
  cancelFeeWindowHours,
}: Pick<CancellationTerms, 'cancelFeePercent' | 'cancelFeeWindowHours'>): string {
  const hours = cancelFeeWindowHours === 1 ? 'den neste timen' : `de neste ${cancelFeeWindowHours} timer`
  return `${cancelFeePercent}% av timene som faller innenfor ${hours}`
}
