import { inLanguage, type Language } from '#src/kernel/language.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The restaurant as schema.org describes one, with texts in the page’s language. */
export function structuredRestaurant(
  settings: SiteSettings,
  { language, origin }: { language: Language; origin: string },
): object {
  const { name, nameVi, tagline, taglineVi, address, addressVi, latitude, longitude } = settings
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: inLanguage(language, name, nameVi),
    description: inLanguage(language, tagline, taglineVi),
    url: `${origin}/`,
    logo: `${origin}/brand/mark.png`,
    image: `${origin}/brand/social_${language}.jpg`,
    telephone: settings.phone,
    email: settings.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: inLanguage(language, address, addressVi),
      addressCountry: 'VN',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: settings.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: settings.closures.map(({ date }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // The way schema.org says "closed all day".
      opens: '00:00',
      closes: '00:00',
    })),
    servesCuisine: language === 'vi' ? ['Pizza', 'Món Ý', 'Món Việt'] : ['Pizza', 'Italian', 'Vietnamese'],
    currenciesAccepted: 'VND',
    acceptsReservations: true,
    hasMenu: `${origin}/menu`,
    sameAs: [settings.facebookUrl, settings.instagramUrl, settings.linkedinUrl, settings.tiktokUrl].filter(
      (link) => link !== '',
    ),
  }
}
