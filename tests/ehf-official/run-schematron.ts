import { parseOrganizationNumber } from '@delebil/validation'
import fontoxpath from 'fontoxpath'
import { parseXmlDocument } from 'slimdom'
import type { Let, Schema } from './read-schematron.ts'

const { evaluateXPathToBoolean, evaluateXPathToNodes, registerCustomXPathFunction } = fontoxpath

export type Fired = { readonly id: string; readonly isFatal: boolean }

const digitsOf = (value: unknown) => [...String(value)].map(Number)
const gln = (value: unknown): boolean => {
  const [check, ...others] = digitsOf(value).reverse()
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

const own: Readonly<Record<string, (...values: unknown[]) => boolean>> = {
  gln,
  mod11: (value) => parseOrganizationNumber(String(value)) !== undefined,
  slack: (expected, value, slack) => Math.abs(Number(expected) - Number(value)) <= Number(slack) + 1e-9,
}

/** Makes the functions of a schema known: those that Norwegian documents meet, and of other countries' a yes. */
export const registerFunctions = ({ functions }: Schema): void => {
  for (const { name, parameters } of functions) {
    const work = own[name] ?? (() => true)
    const types = Array.from({ length: parameters }, () => 'xs:anyAtomicType?')
    registerCustomXPathFunction(
      { namespaceURI: 'utils', localName: name },
      types,
      'xs:boolean',
      (_context, ...values) => work(...values),
    )
  }
}

// Only the names that an expression uses, those within others first.
const withLets = (expression: string, lets: readonly Let[]): string => {
  const needed = new Set<string>()
  const need = (text: string): void => {
    for (const { name, value } of lets) {
      if (needed.has(name) || !new RegExp(`\\$${name}(?![\\w.-])`).test(text)) continue
      needed.add(name)
      need(value)
    }
  }
  need(expression)
  const said = lets.filter(({ name }) => needed.has(name)).map(({ name, value }) => `$${name} := (${value})`)
  return said.length === 0 ? expression : `let ${said.join(', ')} return (${expression})`
}

/** The assertions of a schema that a document does not hold to, and how many were asked. */
export const runSchematron = (schema: Schema, xml: string): { fired: Fired[]; asked: number } => {
  const document = parseXmlDocument(xml)
  const options = { namespaceResolver: (prefix: string) => schema.namespaces[prefix] ?? null }
  const fired: Fired[] = []
  let asked = 0
  for (const pattern of schema.patterns) {
    const taken = new Set<unknown>()
    for (const rule of pattern.rules) {
      const outer = [...schema.lets, ...pattern.lets]
      const nodes = rule.contexts.flatMap((path) =>
        evaluateXPathToNodes(withLets(path, outer), document, null, null, options),
      )
      for (const node of nodes) {
        if (taken.has(node)) continue
        taken.add(node)
        for (const { id, test, isFatal } of rule.assertions) {
          asked += 1
          const expression = withLets(test, [...outer, ...rule.lets])
          if (!evaluateXPathToBoolean(expression, node, null, null, options)) fired.push({ id, isFatal })
        }
      }
    }
  }
  return { fired, asked }
}
