import { ButtonLink } from '#src/design/button.tsx'
import { ArrowLeftIcon } from '#src/design/icons.tsx'
import { Container } from '#src/design/section.tsx'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PageHead } from '#src/web/page-head.tsx'
import { articleTexts } from '../../texts/article-texts.ts'
import { DrawnMessage } from './drawn-message.tsx'

/** The page for a post that does not exist. It is also shown if a post cannot be loaded. */
export function PostNotFound() {
  const { notFound, back } = useTexts(articleTexts)
  const action = (
    <ButtonLink to="/news" icon={<ArrowLeftIcon />}>
      {back}
    </ButtonLink>
  )
  return (
    <Container>
      <PageHead title={notFound.title} description={notFound.text} noIndex />
      <DrawnMessage as="h1" {...notFound} hint={<CallLink />} action={action} />
    </Container>
  )
}
