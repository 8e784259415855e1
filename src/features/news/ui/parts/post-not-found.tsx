import { ButtonLink } from '../../../../design/button.tsx'
import { ArrowLeftIcon } from '../../../../design/icons.tsx'
import { Container } from '../../../../design/section.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { PageHead } from '../../../../web/page-head.tsx'
import { newsPageTexts } from '../../texts/page-texts.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import styles from './post-not-found.module.css'

/** No such post, or it could not be had (public site §2). */
export function PostNotFound() {
  const { notFound, article } = useTexts(newsPageTexts)
  return (
    <Container className={styles.page}>
      <PageHead title={notFound.title} description={notFound.text} noIndex />
      <CoverDrawing className={styles.drawing} />
      <h1>{notFound.title}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <ButtonLink to="/news" icon={<ArrowLeftIcon />}>
        {article.back}
      </ButtonLink>
    </Container>
  )
}
