import type { ProblemCode } from './problem.ts'

// Joiners are a part of letters in some scripts.
const letters = /^(?:[\p{L}\p{M}\p{Zs}'’.\u2010-]|\u200c|\u200d)*$/u
const address = /[\p{L}\p{M}]{2}\.[\p{L}\p{M}]{2}/u
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const link = /:\/\/|\bwww\./i

/** What a person is called: letters of any script, and what stands between them. No address of a page, and nothing that is not seen. */
export function checkName(text: string): ProblemCode | undefined {
  return letters.test(text) && !address.test(text) ? undefined : 'field.name'
}

/** What something is called: any signs that are seen, on one line, and no address of a page. */
export function checkTitle(text: string): ProblemCode | undefined {
  return hidden.test(text) || link.test(text) ? 'field.title' : undefined
}
