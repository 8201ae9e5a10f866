import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { DoAndDont } from './do-and-dont.tsx'
import { StoryLinks } from './story-links.tsx'

const frame = { inline: false, height: '600px' }

/** What the component is for, do and don't, how it looks, what it is told, and its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const { guide, msw, docs } = preparedMeta.parameters
  // One service worker answers the whole page: two stories with answers of their own would hear each other's. And what lies over the page, lies over the docs.
  const isAlone = msw !== undefined || docs?.story?.inline === false
  const [first] = stories
  return (
    <>
      <Title />
      <Description of="meta" />
      {isAlone && first ? <Canvas of={first.moduleExport} story={frame} /> : <Primary />}
      {guide && <DoAndDont {...guide} />}
      {preparedMeta.component && !isAlone && <Controls />}
      {isAlone ? <StoryLinks stories={stories} /> : <Stories title="States" includePrimary={false} />}
    </>
  )
}
