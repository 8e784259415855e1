import { lazy } from 'react'

import { ButtonLink } from '#src/design/button.tsx'
import { TextLink } from '#src/design/link.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/design/icons.tsx'
import { LogoMark } from '#src/design/logo.tsx'
import { Container } from '#src/design/section.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { PagePart } from '#src/web/page-part.tsx'
import { postTexts } from '../../rules/post-texts.ts'
import { articleTexts } from '../../texts/article-texts.ts'
import { Byline, useAuthor } from './byline.tsx'
import styles from './article.module.css'
import type { ArticleDish, ShownArticle } from '../../contract/blog-post.ts'
import { PostPicture } from './post-picture.tsx'
import { ShareButton } from './share-button.tsx'

// The browser loads the code of the notice only with a draft, because only drafts have this notice.
const Notice = lazy(async () => ({ default: (await import('#src/design/notice.tsx')).Notice }))

const coverSizes = '(width >= 64rem) 60rem, 100vw'

/** A post for reading: a wide cover, and the text in a narrow column. */
export function Article({ post }: { post: ShownArticle }) {
  const language = useLanguage()
  const texts = useTexts(articleTexts)
  const author = useAuthor()
  const { title, titleLang, excerpt, excerptLang } = postTexts(post, language)
  return (
    <Container className={styles.page}>
      <TextLink to="/news" look="quiet" className={styles.back}>
        <ArrowLeftIcon />
        {texts.back}
      </TextLink>
      <article className={styles.article}>
        <PostPicture priority post={post} shape="cover" sizes={coverSizes} className={styles.cover} />
        <header className={styles.header}>
          {!post.published && (
            <PagePart failed={texts.draft}>
              <Notice>{texts.draft}</Notice>
            </PagePart>
          )}
          <Byline instant={post.createdAt} className={styles.byline} />
          <h1 lang={titleLang} className={styles.title}>
            {title}
          </h1>
          <p lang={excerptLang} className={styles.lead}>
            {excerpt}
          </p>
        </header>
        <div
          lang={foreignLanguage(language, post.contentHtmlVi)}
          className={styles.text}
          // The server made it of a closed list of elements and escaped everything else.
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: inLanguage(language, post.contentHtml, post.contentHtmlVi) }}
        />
        {post.dish ? <ArticleDishLink dish={post.dish} /> : <Invitation />}
        <footer className={styles.footer}>
          <LogoMark size={48} />
          <p className={styles.publisher}>
            {texts.publishedBy} <strong>{author}</strong>
          </p>
          <ShareButton />
        </footer>
      </article>
    </Container>
  )
}

/** The end of an article that is about no dish: a link to the menu. */
function Invitation() {
  const texts = useTexts(articleTexts)
  return (
    <div className={styles.invitation}>
      <p>{texts.invitation}</p>
      <ButtonLink to="/menu" trailing={<ArrowRightIcon />}>
        {texts.menu}
      </ButtonLink>
    </div>
  )
}

/** A link to the dish that the article is about, with the dish's current name and availability. */
function ArticleDishLink({ dish }: { dish: ArticleDish }) {
  const texts = useTexts(articleTexts)
  const language = useLanguage()
  const name = inLanguage(language, dish.name, dish.nameVi)
  return (
    <p className={styles.dish}>
      {dish.isAvailable ? texts.dish : texts.dishSoldOut}{' '}
      <TextLink look="forward" to={`/menu?q=${encodeURIComponent(name)}`}>
        {translated(language, dish.name, dish.nameVi)}
      </TextLink>
    </p>
  )
}
