import { formatMoment } from '@delebil/admin-components'

/** 'Fra … til …', or only from when. */
export function periodText(from: string, to: string | null): string {
  return to === null ? `Fra ${formatMoment(from)}` : `${formatMoment(from)} – ${formatMoment(to)}`
}
