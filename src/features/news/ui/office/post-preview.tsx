import { SegmentedControl } from '@mantine/core'
import { useId, useState } from 'react'

import { isLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { InLanguage } from '#src/web/office/in-language.tsx'
import type { BlogPost, ShownArticle } from '../../contract/blog-post.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { Article } from '../site/article.tsx'
import styles from './post-form.module.css'
import { useDishes } from './post-queries.ts'
import type { PostValues } from './post-resource.tsx'

interface PostPreviewProps {
  readonly values: PostValues
  readonly post: BlogPost | undefined
  /** The rendered texts. Undefined until the server has rendered them. */
  readonly rendered: Rendered
  readonly isFailed: boolean
}

/** Shows the article as guests will read it, made from the current values of the form. */
export function PostPreview({ values, post, rendered, isFailed }: PostPreviewProps) {
  const texts = useTexts(postFormTexts)
  const titleId = useId()
  const [language, setLanguage] = useState(useLanguage())
  const dish = useDishes().data?.find(({ id }) => id === values.dishId) ?? null
  const now = useServerTime().toISOString()
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <div className={styles.previewHead}>
        <h3 id={titleId}>{texts.preview.title}</h3>
        <SegmentedControl
          aria-label={texts.preview.language}
          value={language}
          onChange={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
          data={[
            { value: 'vi', label: texts.vietnamese },
            { value: 'en', label: texts.english },
          ]}
        />
      </div>
      <p className={styles.hint} role="status">
        {isFailed ? texts.preview.failed : texts.preview.about}
      </p>
      {/* The preview can get the focus, so that keyboard users can scroll it. Links and buttons in it do not work. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.page} tabIndex={0} role="group" aria-labelledby={titleId}>
        <div inert>
          <InLanguage language={language}>
            <Article post={{ ...shownArticle(values, post, now, rendered), dish }} />
          </InLanguage>
        </div>
      </div>
    </section>
  )
}

const text = (typed: string) => typed.trim() || null

type Rendered = Pick<ShownArticle, 'contentHtml' | 'contentHtmlVi'> | undefined

function shownArticle(
  values: PostValues,
  post: BlogPost | undefined,
  now: string,
  rendered: Rendered = { contentHtml: '', contentHtmlVi: null },
): Omit<ShownArticle, 'dish'> {
  const { content: _, contentVi: __, ...shown } = values
  return {
    ...shown,
    contentHtml: rendered.contentHtml,
    contentHtmlVi: rendered.contentHtmlVi,
    titleVi: text(values.titleVi),
    excerptVi: text(values.excerptVi),
    imageUrl: text(values.imageUrl),
    coverImageUrl: text(values.coverImageUrl),
    ogImageUrl: text(values.ogImageUrl),
    imagePlaceholder: post?.imageUrl === values.imageUrl ? post.imagePlaceholder : null,
    coverImagePlaceholder: post?.coverImageUrl === values.coverImageUrl ? post.coverImagePlaceholder : null,
    dishId: text(values.dishId),
    translationOutdated: false,
    id: post?.id ?? 'new',
    pinned: post?.pinned ?? false,
    pinOrder: post?.pinOrder ?? null,
    createdAt: post?.createdAt ?? now,
    updatedAt: now,
  }
}
