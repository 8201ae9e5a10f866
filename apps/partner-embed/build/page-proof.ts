import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const helpers = fileURLToPath(new URL('../src/page-proof.ts', import.meta.url))
/** Methods of lists by name, and functions by whose they are: what stands for each in `src/page-proof.ts`. */
const methods = new Map([
  ['reduce', 'reduce'],
  ['entries', 'entries'],
])
const functions = new Map([
  ['Array.from', 'from'],
  ['JSON.stringify', 'stringify'],
])
const mark = (helper: string) => `pageProof_${helper}`

interface Edit {
  readonly at: number
  readonly until: number
  readonly put: string
}

/** The code with our own functions where a page may have put its own; undefined where there is nothing of the kind. */
export function proofAgainstPage(code: string, file = 'module.js'): string | undefined {
  const edits: Edit[] = []
  const used = new Set<string>()
  const use = (helper: string) => {
    used.add(helper)
    return mark(helper)
  }
  const look = (node: ESTree.CallExpression) => {
    const { callee } = node
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
    const { object, property } = callee
    const owner = object.type === 'Identifier' ? object.name : ''
    const whole = functions.get(`${owner}.${property.name}`)
    if (whole !== undefined) edits.push({ at: callee.start, until: callee.end, put: use(whole) })
    const method = methods.get(property.name)
    if (method === undefined || owner === 'Object' || object.type === 'Super') return
    if ((node.arguments.length === 0) !== (method === 'entries')) return
    edits.push({ at: node.start, until: node.start, put: `${use(method)}(` })
    const dot = code.lastIndexOf('.', property.start - 1)
    const isAsked = code[dot - 1] === '?'
    const open = code.indexOf('(', callee.end)
    edits.push({ at: isAsked ? dot - 1 : dot, until: open + 1, put: node.arguments.length > 0 ? ', ' : '' })
  }
  const lookAtNew = ({ callee, arguments: [address] }: ESTree.NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'Worker' || !address) return
    edits.push({ at: address.start, until: address.start, put: `${use('workerUrl')}(` })
    edits.push({ at: address.end, until: address.end, put: ')' })
  }
  new Visitor({ CallExpression: look, NewExpression: lookAtNew }).visit(parseSync(file, code).program)
  if (edits.length === 0) return undefined
  // From the end, so that what comes before keeps its place; the outer of two that begin together goes in last.
  const order = edits.map((edit, index) => ({ ...edit, index })).sort((a, b) => b.at - a.at || b.index - a.index)
  let changed = code
  for (const { at, until, put } of order) changed = changed.slice(0, at) + put + changed.slice(until)
  const names = [...used].map((helper) => `${helper} as ${mark(helper)}`)
  return `import { ${names.join(', ')} } from ${JSON.stringify(helpers)};\n${changed}`
}

/** Lets the embed live in pages that have changed what lists and JSON do, and in those that ask where a worker's script comes from. */
export function pageProof(): Plugin {
  return {
    name: 'page-proof',
    enforce: 'post',
    transform: {
      filter: { code: /\.(?:reduce|entries)\(|Array\.from\(|JSON\.stringify\(|new Worker\(/ },
      handler: (code, id) => {
        if (id.split('?', 1)[0] === helpers) return
        const changed = proofAgainstPage(code)
        return changed === undefined ? undefined : { code: changed, map: null }
      },
    },
  }
}
