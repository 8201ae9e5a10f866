import { type ESTree, parseSync, Visitor } from 'vite'
import type { SourceFile } from './repository.ts'

const block = /^describe\b/
const test = /^(?:test|it)\b(?!\.step\b)/

/** The titles of a file's tests, each behind those of the blocks around it. */
export function titlesOf({ path, text }: SourceFile): readonly string[] {
  const [titles, around]: [string[], string[]] = [[], []]
  const titleOf = (call: ESTree.CallExpression, kind: RegExp) => {
    const [first] = call.arguments
    if (first === undefined || !kind.test(text.slice(call.callee.start, call.callee.end))) return
    if (first.type === 'Literal' && typeof first.value === 'string') return first.value
    if (first.type === 'TemplateLiteral') return text.slice(first.start + 1, first.end - 1)
  }
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call, test)
      if (title !== undefined) titles.push([...around, title].join(' > '))
      const heading = titleOf(call, block)
      if (heading !== undefined) around.push(heading)
    },
    'CallExpression:exit'(call) {
      if (titleOf(call, block) !== undefined) around.pop()
    },
  }).visit(parseSync(path, text).program)
  return titles
}
