import { inLanguage } from '#src/kernel/language.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { ground } from './site-icons.ts'

/**
 * Makes the web app manifest. If a guest puts the site on the phone's home screen, the phone takes name and icon from this file.
 */
export function siteManifest(settings: SiteSettings): object {
  const name = inLanguage('vi', settings.name, settings.nameVi)
  const tagline = inLanguage('vi', settings.tagline, settings.taglineVi)
  return {
    name: tagline === '' ? name : `${name} · ${tagline}`,
    short_name: name,
    description: `Xem thực đơn, đặt món và đặt bàn ở ${name}.`,
    lang: 'vi',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['food'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

function icon(file: string, side: number, purpose = 'any') {
  return { src: `/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}
