import { lazy, useEffect, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'

import type { Route } from './+types/root'
import '#src/design/fonts.css'
import '#src/design/tokens.css'
import '#src/design/base.css'
import { preloadedFonts } from '#src/design/fonts.ts'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useLayersOfRouter } from '#src/design/use-layers-of-router.ts'
import { loadSiteSettings, SiteSettingsProvider } from './features/restaurant/ui/site/use-site-settings.tsx'
import { BlockedStorage } from '#src/web/blocked-storage.tsx'
import { defaultLanguage } from '#src/kernel/language.ts'
import { HelpPhone } from '#src/web/call-link.tsx'
import { ErrorPage } from '#src/web/error-page.tsx'
import { LanguageProvider, useLanguage, useTexts } from '#src/web/language.tsx'
import { markPageHydrated } from '#src/web/page-hydrated.ts'
import { PagePart } from '#src/web/page-part.tsx'
import { pageRequest } from '#src/web/request-context.ts'
import { type RootData, useRootData } from '#src/web/root-data.ts'
import { storedHead } from '#src/web/stored-head.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, origin } = pageRequest(context)
  const [settings, heads] = await Promise.all([loadSiteSettings(api), api.call('GET /api/page-seo')])
  const path = new URL(request.url).pathname
  const head = storedHead(heads, path, language)
  // If the owner has not chosen a picture for shared links yet, the still picture of the home page's film is used.
  const socialImageUrl = settings.socialImageUrl ?? (await api.call('GET /api/home-content')).heroFilm.poster
  return { settings: { ...settings, socialImageUrl }, language, origin, path, head } satisfies RootData
}

/** The restaurant's data is loaded once; it is not loaded again when the visitor goes to another page. */
export function shouldRevalidate() {
  return false
}

export const links: Route.LinksFunction = () =>
  preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }))

export function Layout({ children }: { children: ReactNode }) {
  const rendered = useRootData()?.language ?? defaultLanguage
  return (
    <LanguageProvider rendered={rendered}>
      <Page>{children}</Page>
    </LanguageProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  useEffect(markPageHydrated, [])
  useLayersOfRouter()
  return (
    // On office pages a script sets the colour scheme on this element before React hydrates it. So the element may differ from the
    // server's HTML.
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1f110b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <BlockedStorage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

// The toasts' code is loaded later. If a toast is requested before, it waits in the store of toasts.
const ToastRegion = lazy(async () => ({ default: (await import('#src/design/toast.tsx')).ToastRegion }))

export default function Root({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(siteTexts)
  return (
    <SiteSettingsProvider settings={loaderData.settings}>
      <Outlet />
      {useHydrated() && (
        <PagePart failed={null}>
          <ToastRegion label={texts.messages} closeLabel={texts.closeMessage} />
        </PagePart>
      )}
    </SiteSettingsProvider>
  )
}

/** The error page has no header and footer, because they show the restaurant's data, and even this data may be missing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <HelpPhone value={useRootData()?.settings.phone ?? ''}>
      <main>
        <ErrorPage error={error} />
      </main>
    </HelpPhone>
  )
}
