import { parseHelpText, type TextBlock } from '@delebil/validation'
import { paragraph } from '../../panel/panel.css.ts'
import { list, point } from './help.css.ts'

/** A club's help text: paragraphs, points and steps, and nothing else whatever is written in it. */
export function HelpText({ text }: { readonly text: string }) {
  return parseHelpText(text).map((block) => (
    <Block key={block.kind === 'paragraph' ? block.text : block.items.join('\n')} block={block} />
  ))
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className={paragraph}>{block.text}</p>
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={list} style={{ listStyle: block.kind === 'steps' ? 'decimal' : 'disc' }}>
      {block.items.map((item) => (
        <li key={item} className={point}>
          {item}
        </li>
      ))}
    </List>
  )
}
