import { type Element, parseXmlDocument } from 'slimdom'

/** A name and the XPath that it stands for. */
export type Let = { readonly name: string; readonly value: string }
export type Assertion = { readonly id: string; readonly test: string; readonly isFatal: boolean }
export type Rule = {
  readonly contexts: readonly string[]
  readonly lets: readonly Let[]
  readonly assertions: readonly Assertion[]
}
/** Of the rules of a pattern each node is held against the first that takes it. */
export type Pattern = { readonly lets: readonly Let[]; readonly rules: readonly Rule[] }
export type Schema = {
  readonly lets: readonly Let[]
  readonly patterns: readonly Pattern[]
  readonly namespaces: Readonly<Record<string, string>>
  readonly functions: readonly { readonly name: string; readonly parameters: number }[]
}

const childrenOf = (of: Element, name: string) => of.children.filter(({ localName }) => localName === name)
const said = (of: Element, name: string) => of.getAttribute(name) ?? ''
const letsOf = (of: Element): Let[] =>
  childrenOf(of, 'let').map((one) => ({ name: said(one, 'name'), value: said(one, 'value') }))

/** The branches of a union, apart from bars within brackets and quotes. */
export const splitUnion = (path: string): string[] => {
  const branches = ['']
  let depth = 0
  let quote = ''
  for (const character of path) {
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if ('[('.includes(character)) depth += 1
    else if ('])'.includes(character)) depth -= 1
    if (character === '|' && depth === 0 && quote === '') branches.push('')
    else branches.push((branches.pop() ?? '') + character)
  }
  return branches.map((branch) => branch.trim())
}

// A context is a pattern that a node matches wherever it stands.
const toPath = (branch: string): string => (branch.startsWith('/') ? branch : `//${branch}`)

const ruleOf = (rule: Element): Rule => ({
  contexts: splitUnion(said(rule, 'context')).map(toPath),
  lets: letsOf(rule),
  assertions: childrenOf(rule, 'assert').map((one) => ({
    id: said(one, 'id'),
    test: said(one, 'test'),
    isFatal: said(one, 'flag') === 'fatal',
  })),
})

/** A Schematron file as far as the official ones go. */
export const readSchematron = (text: string): Schema => {
  const root = parseXmlDocument(text).documentElement
  if (root === null) throw new Error('The Schematron file is empty.')
  return {
    lets: letsOf(root),
    patterns: childrenOf(root, 'pattern').map((pattern) => ({
      lets: letsOf(pattern),
      rules: childrenOf(pattern, 'rule').map(ruleOf),
    })),
    namespaces: Object.fromEntries(childrenOf(root, 'ns').map((one) => [said(one, 'prefix'), said(one, 'uri')])),
    functions: childrenOf(root, 'function').map((one) => ({
      name: said(one, 'name').replace(/^u:/, ''),
      parameters: childrenOf(one, 'param').length,
    })),
  }
}
