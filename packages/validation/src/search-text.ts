/** A plate, or the number of a card, without what people write between its letters: 'el 123-45' is 'EL12345'. */
export function packCode(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s:.-]/g, '')
    .toUpperCase()
}

const PHONE_LIKE = /^\+?[\d\s()./-]+$/
const LEAST_DIGITS = 4
/** A Norwegian number without its country. */
const NATIONAL_DIGITS = 8

/** The digits of a phone or of a part of one, Norway's 47 left out; undefined where the text can't be one. */
export function phoneDigits(text: string): string | undefined {
  const trimmed = text.trim()
  if (!PHONE_LIKE.test(trimmed)) return undefined
  const all = trimmed.replace(/\D/g, '').replace(/^00/, '')
  const digits = all.startsWith('47') && all.length === NATIONAL_DIGITS + 2 ? all.slice(2) : all
  return digits.length < LEAST_DIGITS ? undefined : digits
}

/** A whole number as it is written on paper or said: '#104501', '104 501' and 'res. 104501' are 104501, 'bil 250' is 250; undefined for other texts. */
export function wholeNumber(text: string): string | undefined {
  return /^(?:#|bil|res\.?|reservasjon|nr\.?)?(\d{1,15})$/i.exec(text.replace(/\s/g, ''))?.[1]
}

/** What was typed, with one space between its words and its letters as the keyboard writes them. */
export function searchText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}
