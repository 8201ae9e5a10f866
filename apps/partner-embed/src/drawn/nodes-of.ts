import { Parser } from 'htmlparser2'
import type { DrawnNode } from '../contract.ts'

/** What HTML says, in its order: a page that trusts no HTML makes elements of it all the same. */
export function nodesOf(html: string): DrawnNode[] {
  const nodes: DrawnNode[] = []
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        nodes.push({ depth, name, attributes })
        depth += 1
      },
      ontext: (text) => {
        const last = nodes.at(-1)
        // A text with an entity comes in pieces.
        if (last?.text !== undefined && last.depth === depth)
          nodes[nodes.length - 1] = { depth, text: last.text + text }
        else nodes.push({ depth, text })
      },
      onclosetag: () => {
        depth -= 1
      },
    },
    { decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return nodes
}
