import { type ComponentType, lazy } from 'react'

import type { Language } from '#src/kernel/language.ts'

interface PagesPart {
  /** The last part of the tab's address, which must never change. */
  readonly path: string
  readonly label: Readonly<Record<Language, string>>
  /** The component that shows this part. Its code is loaded only when the user opens the part. */
  readonly Part: ComponentType
}

/** The parts of the office section for the site's pages, in the order of their tabs. The first part opens by default. */
export const pagesParts: readonly [PagesPart, ...PagesPart[]] = [
  part(
    'home',
    { vi: 'Trang chủ', en: 'Home' },
    async () => (await import('./home-page-editor.tsx')).HomeEditor,
  ),
  part('seo', { vi: 'Tìm kiếm', en: 'SEO' }, async () => (await import('./seo-editor.tsx')).SeoEditor),
  part(
    'about',
    { vi: 'Giới thiệu', en: 'About' },
    async () => (await import('./about-page-editor.tsx')).AboutEditor,
  ),
  part(
    'newsletter',
    { vi: 'Bản tin', en: 'Newsletter' },
    async () => (await import('#src/features/newsletter/ui/office/subscribers.tsx')).Subscribers,
  ),
  part(
    'settings',
    { vi: 'Cài đặt', en: 'Settings' },
    async () => (await import('./settings-part.tsx')).SettingsPart,
  ),
]

function part(path: string, label: PagesPart['label'], load: () => Promise<ComponentType>): PagesPart {
  return { path, label, Part: lazy(async () => ({ default: await load() })) }
}
