import { parseHelpText, type TextBlock } from '@delebil/validation'
import * as css from './help.css.ts'

/** A club's help text as members read it: paragraphs, points and steps, by the same rule. */
export function HelpText({ text }: { readonly text: string }) {
  return parseHelpText(text).map((block) => (
    <Block key={block.kind === 'paragraph' ? block.text : block.items.join('\n')} block={block} />
  ))
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className={css.paragraph}>{block.text}</p>
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={block.kind === 'steps' ? css.steps : css.points}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
