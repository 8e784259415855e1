import { data, redirect } from 'react-router'

import type { Route } from './+types/article-page'
import { defaultLanguage, isLanguage, type Language } from '#src/kernel/language.ts'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { chosenLanguage } from '#src/web/chosen-language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { dataInHtml } from '#src/web/page-data.ts'
import { PageHead } from '#src/web/page-head.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { pageStatus } from '#src/web/page-status.ts'
import { pageRequest } from '#src/web/request-context.ts'
import { StructuredData } from '#src/web/structured-data.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { isPostName, postPath } from '../../rules/post-address.ts'
import { postHead, postTexts, shareImage } from '../../rules/post-texts.ts'
import { structuredArticle } from '../../rules/structured-article.ts'
import { Article } from './article.tsx'
import { loadArticle, type LoadedArticle } from './load-news.ts'
import { NextReading } from './next-reading.tsx'
import { PostNotFound } from './post-not-found.tsx'
import { useAddressInLanguage } from './use-address-in-language.ts'

// A draft has a page too, so that an admin can read a post at its address before it is published.
export const handle: PageHandle = { hasDrafts: true }

const pageData = dataInHtml(
  ({ slug }: Route.LoaderArgs['params']) => `/news/${slug}`,
  (api, { slug }) => loadArticle(api, slug),
)

export async function loader(route: Route.LoaderArgs) {
  const { language, report } = pageRequest(route.context)
  const load = () => pageData.loader(route)
  return articleOrNothing({ slug: route.params.slug, request: route.request, language, load, report })
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('lang')
  const language = isLanguage(asked) ? asked : (chosenLanguage() ?? defaultLanguage)
  return articleOrNothing({
    slug: params.slug,
    request,
    language,
    load: () => pageData.clientLoader({ params }),
  })
}

interface ArticleRequest {
  readonly slug: string
  readonly request: Request
  readonly language: Language
  readonly load: () => Promise<LoadedArticle>
  readonly report?: (error: unknown) => void
}

const nothing = { post: null, next: [] }

/**
 * Loads the post. Returns no post if it does not exist or cannot be loaded. If the post has another address now, redirects to that
 * address.
 */
async function articleOrNothing({ slug, request, language, load, report }: ArticleRequest) {
  if (slug === 'undefined') return data(nothing, { status: 404 })
  let loaded: LoadedArticle
  try {
    loaded = await load()
  } catch (error) {
    const status = pageStatus(error)
    if (status !== 404) report?.(new Error(`Post not found: ${status}`, { cause: error }))
    return data(nothing, { status })
  }
  const { post } = loaded
  if (!isPostName(post, slug)) return redirect(postPath(post, language) + new URL(request.url).search, 301)
  return loaded
}

export default function ArticlePage({ loaderData, params }: Route.ComponentProps) {
  return loaderData.post ? <ShownArticlePage params={params} article={loaderData} /> : <PostNotFound />
}

interface ShownArticlePageProps {
  readonly params: Route.ComponentProps['params']
  readonly article: LoadedArticle
}

function ShownArticlePage({ params, article }: ShownArticlePageProps) {
  const { post, next } = pageData.useData(article, params)
  const language = useLanguage()
  const settings = useSiteSettings()
  useAddressInLanguage(post)
  return (
    <>
      <PageHead
        {...postHead(post, language)}
        type="article"
        noIndex={!post.published}
        paths={{ vi: postPath(post, 'vi'), en: postPath(post, 'en') }}
        canonicalUrl={post.canonicalUrl}
        image={shareImage(post)}
      />
      <Article post={post} />
      {next.length > 0 && <NextReading posts={next} />}
      {/* The structured data for search engines come after the text in the HTML, so that guests get the text first. */}
      <StructuredData describe={import.meta.env.SSR && ((site) => structuredArticle(post, settings, site))} />
      <StructuredData
        describe={import.meta.env.SSR && ((site) => breadcrumbs(site, postTexts(post, language).title))}
      />
    </>
  )
}
