import { attributeOf, tagsOf, textsOf } from './xlsx-xml.ts'

const DAY_MS = 24 * 60 * 60_000
const two = (part: number): string => String(part).padStart(2, '0')

// What Excel ships with.
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a way to show numbers shows a day or a time; what stands in quotes or brackets is text and colour. */
const isDateCode = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').replace(/general|e\+|standard/gi, ''))

/** Of each style of a workbook, whether it shows a moment. */
export const dateStylesOf = (styles: string): readonly boolean[] => {
  const codes = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '']),
  )
  const [cellStyles = ''] = textsOf(styles, 'cellXfs')
  return tagsOf(cellStyles, 'xf').map((tag) => {
    const id = Number(attributeOf(tag, 'numFmtId') ?? 0)
    const own = codes.get(id)
    return own === undefined ? isBuiltInDate(id) : isDateCode(own)
  })
}

/** Excel's count of days as wall-clock time, which has no zone. Its year 1900 has a 29 February. */
export const serialText = (serial: number, is1904: boolean): string => {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const at = new Date(Math.round((days - 25_569) * DAY_MS * 1000) / 1000)
  if (Number.isNaN(at.getTime())) return String(serial)
  at.setTime(Math.round(at.getTime() / 1000) * 1000)
  const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
  if (serial < 1 && !is1904) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}
