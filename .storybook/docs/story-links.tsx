import { Heading } from '@storybook/addon-docs/blocks'

interface StoryLinksProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[]
}

/** The states of a whole screen, each on a page of its own. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <>
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
