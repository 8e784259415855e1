import smallText from '#src/design/small-text.module.css'
import { sharedPicture } from '#src/kernel/picture-variants.ts'
import { useTexts } from '#src/web/language.tsx'
import type { PageSeo } from '../../contract/page-seo.ts'
import { seoEditorTexts } from '../../texts/seo-editor-texts.ts'
import styles from './seo-editor.module.css'
import type { useCurrentHead } from './seo-queries.ts'
import type { SeoValues } from './seo-record.tsx'

interface PreviewProps {
  readonly seo: PageSeo
  /** The values as the admin types them. */
  readonly values: SeoValues
  /** The page's present HTML head; undefined until it is loaded. */
  readonly current: ReturnType<typeof useCurrentHead>
}

/** Shows how a search engine presents the page in its results. */
export function SearchPreview(props: PreviewProps) {
  const texts = useTexts(seoEditorTexts).preview
  const { title, description } = useShown(props)
  return (
    <section className={styles.preview} aria-label={texts.search}>
      <h3>{texts.search}</h3>
      {props.values.noIndex ? (
        <p>{texts.hidden}</p>
      ) : (
        <div lang={props.seo.language}>
          <p className={smallText.muted}>{props.values.canonicalUrl || addressOf(props.seo)}</p>
          <p className={styles.found}>{title}</p>
          <p className={styles.excerpt}>{description}</p>
        </div>
      )}
    </section>
  )
}

/** Shows the card with which messengers and social networks present a link to the page. */
export function SharedPreview(props: PreviewProps) {
  const texts = useTexts(seoEditorTexts).preview
  const { seo, values, current } = props
  const { title, description } = useShown(props)
  // If the picture is on another site, the server copies it only when the form is saved. Until then the Content-Security-Policy
  // keeps the browser from showing the picture.
  const isElsewhere = /^https:/i.test(values.ogImageUrl)
  const chosen = sharedPicture(values.ogImageUrl) ?? values.ogImageUrl
  const picture = chosen || (seo.ogImageUrl ? '' : current?.image)
  return (
    <section className={styles.preview} aria-label={texts.shared}>
      <h3>{texts.shared}</h3>
      <div className={styles.card} lang={seo.language}>
        {isElsewhere ? (
          <p className={styles.elsewhere}>{texts.elsewhere}</p>
        ) : (
          picture && <img src={picture} alt="" width={1200} height={630} />
        )}
        <p className={smallText.muted}>{window.location.host}</p>
        <p className={styles.found}>{values.ogTitle || title}</p>
        <p className={styles.excerpt}>{values.ogDescription || description}</p>
      </div>
    </section>
  )
}

/**
 * Returns the title and the description for a preview, as the admin has typed them. If a field is blank, the preview shows the
 * page's current text. But if the owner has written the current text, saving the blank field removes it; the preview then says that
 * the site's default text will be used.
 */
function useShown({ seo, values, current }: PreviewProps) {
  const { own } = useTexts(seoEditorTexts).preview
  return {
    title: values.metaTitle || (seo.metaTitle ? own : (current?.title ?? '')),
    description: values.metaDescription || (seo.metaDescription ? own : (current?.description ?? '')),
  }
}

function addressOf({ pageKey, language }: PageSeo): string {
  const path = pageKey === 'home' ? '/' : `/${pageKey}`
  return `${window.location.origin}${path}${language === 'en' ? '?lang=en' : ''}`
}
