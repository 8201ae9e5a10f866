import { formatDateTime, parseInstant } from '@delebil/validation'

/** A moment as a person reads it. */
export function momentText(text: string | null | undefined): string {
  const at = text == null ? undefined : parseInstant(text)
  return at ? formatDateTime(at) : ''
}

/** 'Fra … til …', or only from when. */
export function periodText(from: string, to: string | null): string {
  return to === null ? `Fra ${momentText(from)}` : `${momentText(from)} – ${momentText(to)}`
}
