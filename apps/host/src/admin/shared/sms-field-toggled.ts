/** A text of SMS with a field more at its end, or without it anywhere. */
export const smsFieldToggled = (text: string, field: string, isIn: boolean): string =>
  isIn ? `${text}${text === '' || text.endsWith(' ') ? '' : ' '}{${field}}` : text.replaceAll(`{${field}}`, '')
