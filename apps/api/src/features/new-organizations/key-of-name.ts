/** Longest key of an organization (characters): it stands in addresses. */
export const KEY_MAX_LENGTH = 40

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', đ: 'd', ŧ: 't', ŋ: 'n', ß: 'ss' }

/** Whether an organization may have the key: small letters, digits, and a hyphen between them. */
export const isKey = (text: string): boolean => text.length <= KEY_MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The key that a name gives; empty where it has no letter that a key may have. */
export const keyOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøåđŧŋß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, KEY_MAX_LENGTH + 1)
    .replace(/^-/, '')
    .slice(0, KEY_MAX_LENGTH)
    .replace(/-$/, '')
