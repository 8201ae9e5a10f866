import { Button, Card, LinkButton, Stack } from '@delebil/ui'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { partnerTexts } from './partner-texts.ts'

const own = partnerTexts.signedIn

export interface SignedInAlreadyProps {
  name: string
  returnPath: string
  onChange: () => void
}

/** Nobody is made somebody else by following a link. */
export function SignedInAlready({ name, returnPath, onChange }: SignedInAlreadyProps) {
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{own.heading}</PageHeading>
        <Stack gapPx={16}>
          <p className={paragraph}>{own.text(name)}</p>
          <LinkButton variant="primary" isWide href={returnPath}>
            {own.stay(name)}
          </LinkButton>
          <Button isWide onPress={onChange}>
            {own.change}
          </Button>
        </Stack>
      </Card>
    </div>
  )
}
